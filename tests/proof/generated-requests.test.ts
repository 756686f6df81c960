import { describeGeneratedRequests } from '../generated/generated-requests.ts';

describeGeneratedRequests(5_000);
