/** Bodies of saves, complete but for what a test is about. */
export const service = (title: string, arabic?: string) => ({
  title,
  description: `About ${title}`,
  ...(arabic && { ar: { title: arabic, description: `عن ${arabic}` } }),
});

export const post = (title: string, arabic?: string) => ({
  title,
  date: '2026-03-14',
  image: '/uploads/post.png',
  description: {
    mainPara: `The article ${title}`,
    subHeading: [{ title: 'First', description: 'One\ntwo' }],
    ...(arabic && { ar: { mainPara: `مقال ${arabic}` } }),
  },
  ...(arabic && { ar: { title: arabic } }),
});

export const location = (name: string, more: object = {}) => ({
  location: name,
  title: `Work in ${name}`,
  description: 'Here',
  fact: { title: 'Fact', stats: ['One'] },
  benefits: { title: 'Benefits', items: [{ title: 'Item', description: 'Text' }] },
  conclusion: 'End',
  cta: 'Call',
  ...more,
});

export const simplePage = (title: string, arabic?: string) => ({
  title,
  address: title,
  text: `What **${title}** means`,
  ...(arabic && { ar: { title: arabic, text: `معنى **${arabic}**` } }),
});
