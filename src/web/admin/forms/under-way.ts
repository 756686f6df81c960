/** The saves that have not been answered yet, by the address of their form. */
const underWay = new Map<string, Promise<void>>();

export async function markUnderWay(address: string, save: Promise<void>): Promise<void> {
  underWay.set(address, save);
  await save;
  if (underWay.get(address) === save) underWay.delete(address);
}

/** Nothing if none is under way there. */
export const saveUnderWay = (address: string): Promise<void> | undefined => underWay.get(address);
