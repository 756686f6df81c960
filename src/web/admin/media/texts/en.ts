import { placesIn } from '../../../../model/words/counted.ts';

export const en = {
  about: 'Every picture of the site, and where it is used.',
  pictures: 'Pictures',
  search: 'Search pictures',
  searchHint: 'What it shows or where it is used',
  unused: 'Only unused',
  add: 'Add pictures',
  adding: 'Uploading...',
  none: 'No pictures yet. Add one here, or in any form that has a picture.',
  usedIn: (count: number) => `Used in ${placesIn('en', count)}`,
  notUsed: 'Not used',
  earlierOnly: 'Only in earlier versions',
  dimensions: 'Dimensions',
  size: 'Size',
  type: 'Type',
  uploaded: 'Uploaded',
  alt: 'Description',
  openOriginal: 'Open the picture in a new tab',
  whereUsed: 'Where it is used',
  nowhere: 'It is not shown anywhere on the site.',
  earlierVersions: 'Earlier versions that can be restored',
  until: (moment: string) => `until ${moment}`,
  deletedRecord: 'deleted',
  more: (count: number) => `and ${count} more`,
  replace: 'Replace this picture',
  replaceAbout: (count: number): string =>
    count > 0
      ? 'The new one takes its place wherever it is used. Each change can be undone there, in History.'
      : 'The new one takes its place in the library.',
  replaced: 'Picture replaced successfully!',
  added: 'Picture added successfully!',
  deleted: 'Picture deleted successfully!',
  copyPath: 'Copy path',
  copied: 'Path copied!',
  copyFailed: 'The browser did not allow copying. Copy the path by hand, it is listed above.',
  path: 'Path',
  confirmDelete: 'Are you sure you want to delete this picture?',
  inUse: 'It cannot be deleted while it is used.',
  inEarlierUse: 'It cannot be deleted while an earlier version that uses it can be restored.',
  chooseFor: (label: string) => `Choose an existing picture: ${label}`,
  pngOnly: 'Only PNG pictures are shown: this field takes no others.',
  close: 'Close',
  chooseOne: 'Choose a picture to see where it is used.',
};

export type MediaDictionary = typeof en;
