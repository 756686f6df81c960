/** What the administrator reads after a save or a delete; the `…Failed` texts also answer a 5xx. */
export interface Messages {
  readonly noun: string;
  readonly added: string;
  readonly updated: string;
  readonly deleted: string;
  readonly addFailed: string;
  readonly updateFailed: string;
  readonly deleteFailed: string;
  /** Asked before a delete. */
  readonly confirmDelete: string;
}

/** Records of a collection are saved … */
export const collectionMessages = (noun: string): Messages => ({
  ...successes(noun),
  addFailed: `Failed to save ${noun}`,
  updateFailed: `Failed to save ${noun}`,
  deleteFailed: `Failed to delete ${noun}`,
});

/** … and blocks are updated: the two ways the product words a failure. */
export const blockMessages = (noun: string): Messages => ({
  ...successes(noun),
  addFailed: `Failed to update ${noun}`,
  updateFailed: `Failed to update ${noun}`,
  deleteFailed: `Failed to delete ${noun}`,
});

const successes = (noun: string) => ({
  noun,
  added: `${capitalize(noun)} added successfully!`,
  updated: `${capitalize(noun)} updated successfully!`,
  deleted: `${capitalize(noun)} deleted successfully!`,
  confirmDelete: `Are you sure you want to delete this ${noun}?`,
});

const capitalize = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
