import { describeGeneratedRequests } from '../generated/generated-requests.ts';

describeGeneratedRequests(50_000);
