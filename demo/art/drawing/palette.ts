/** The site's own colours (src/web/ui/tokens.css), so that a picture belongs to its page. */
export const ink = '#15152b';
export const inkRaised = '#26264a';
export const inkLine = '#3b3b5f';
export const night = '#0d0d1e';
export const paper = '#faf6ee';
export const sand = '#efe5d3';
export const clay = '#dccbb0';
export const signal = '#c63418';
export const signalOnInk = '#ff8a6b';

export const groups = {
  design: ['#ff9a62', '#d4336f'],
  web: ['#3f6bff', '#12b3c9'],
  mobile: ['#7a4df0', '#e0468f'],
  commerce: ['#0f7f86', '#6cc04a'],
  marketing: ['#ffb52e', '#ec5a1c'],
} as const;

export type Group = keyof typeof groups;

export const groupNames = Object.keys(groups) as Group[];
