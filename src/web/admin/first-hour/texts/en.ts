export const en = {
  title: 'Make it yours',
  lead: 'This site shows a made-up agency. A few steps turn it into yours.',
  gone: 'The demo content is gone. These steps are left:',
  done: 'Done',
  steps: {
    settings: 'Your name and contact data',
    'site.brand': 'Your logo and colours',
    'site.inUse': 'The pages and languages you need',
    'site.menu': 'The names in the menu',
    'home.hero': 'The first words on the home page',
    'site.pages': 'The legal pages: drafts until you have read them',
  },
  builtIn: {
    title: 'Built in, not yet yours',
    lead: 'Visitors read these as they came with the program, until you write your own.',
    leasing: 'An agency that leases no websites can switch the leasing page off.',
    lists: {
      'home.portfolio': 'The portfolio on the home page',
      'home.faq': 'The questions on the home page',
      'leasing.plans': 'The plans and prices for leasing',
      'leasing.questions': 'The questions about leasing',
    },
  },
  left: (records: number) =>
    records === 1
      ? '1 record of demo content is as it came. Change it, or remove it: headings and structure stay. A backup is made first, and it can be brought back.'
      : `${records} records of demo content are as they came. Change them one by one, or remove all of them at once: headings and structure stay. A backup is made first, and they can be brought back.`,
  remove: 'Remove the demo content',
  removing: 'Making a backup and removing...',
  confirm: 'Remove all demo content that nobody has changed? A backup is made first.',
  removed: (records: number) =>
    `Demo content removed: ${records} ${records === 1 ? 'record' : 'records'}.`,
  bringBack: 'Bring it back',
  broughtBack: 'The demo content is back.',
  hide: 'Hide these steps',
};
