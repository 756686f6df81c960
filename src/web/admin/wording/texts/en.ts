export const en = {
  intro:
    'Everything here is built in. Say it in your own words where you like; the original is always one click away.',
  search: 'Search the words in English or Arabic',
  changedOnly: (count: number) => `Changed only (${count})`,
  shown: (count: number, all: number) => `${count} of ${all}`,
  changed: 'Changed',
  unused: 'not used in English',
  close: 'Close',
  see: (place: string) => `See it on the site: ${place}`,
  keep: 'The site fills these in, so they have to stay:',
  original: 'Original:',
};
