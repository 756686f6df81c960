/** The fragment that leads to a part of a long text, by its place among them. */
export const partId = (place: number) => `part-${place + 1}`;
