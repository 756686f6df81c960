import { describeTwoInstances } from '../durability/two-instances.ts';

describeTwoInstances({ seed: 'demo', saves: 1000, leads: 50, deaths: 1 });
