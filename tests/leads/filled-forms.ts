const sender = { name: 'Sara Haddad', email: 'sara@example.com', phone: '+971 4 555 0100' };

export const modal = {
  ...sender,
  interest: 'ui-ux-design',
  company: 'Haddad & Co.',
  budget: 'about 20,000',
  message: 'We need a new shop.',
};

export const lead = { ...sender, website: 'https://example.com/shop', company: 'Haddad & Co.' };

export const section = { ...sender, message: 'Call me.', budget: 'A new shop' };
