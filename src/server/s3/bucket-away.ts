/** The bucket cannot be used: it refuses, or does not answer in time. Nothing is wrong with a name. */
export class BucketAway extends Error {}

/** The bucket has answered with a refusal. */
export class BucketRefuses extends BucketAway {}

/** No answer, or one that only says that the server is not able to answer. */
export class NoAnswer extends BucketAway {}

/** Refused without a try, because the last one had no answer. */
export class StillAway extends BucketAway {}
