import { describeTwoInstances } from './two-instances.ts';

describeTwoInstances({ saves: 40, leads: 6 });
