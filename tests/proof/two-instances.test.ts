import { describeTwoInstances } from '../durability/two-instances.ts';

describeTwoInstances({ saves: 1000, leads: 50, deaths: 1 });
