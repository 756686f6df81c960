export const en = {
  toolbar: (label: string) => `Formatting of ${label}`,
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  list: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
  heading: 'Heading',
  picture: 'Picture',
  linkHeading: 'Link',
  words: 'Words of the link',
  address: 'Address',
  addressHint:
    'A page of this site, such as /contact-us, or an address with https://, mailto: or tel:',
  notAddress: 'This is no address that a link can lead to.',
  put: 'Set the link',
  remove: 'Remove the link',
  cancel: 'Cancel',
};

export type MarkupTexts = typeof en;
