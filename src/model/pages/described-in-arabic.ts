type Texts = Record<string, unknown>;

/** Whether the main text of a service or a location has its Arabic. */
export const describedInArabic = ({ ar }: Texts) => Boolean((ar as Texts | undefined)?.description);
