import { describeTwoInstances } from './two-instances.ts';

describeTwoInstances({ saves: 16, leads: 4 });
