import { createClient } from './generated/client/index.ts';
import {
  createFaqItem,
  deleteFaqItem,
  getFaqItem,
  getOurWork,
  listBlogs,
  signIn,
  updateFaqItem,
  updateOurWorkStats,
} from './generated/sdk.gen.ts';

/**
 * What somebody else's program would do with a client that was generated from the description. It is
 * compiled beside that client, and says what it found as JSON.
 */
const [baseUrl, password] = process.argv.slice(2);
if (!baseUrl || !password) throw new Error('Where is the API, and what is the password?');

const visitor = createClient({ baseUrl });
const { data: session } = await signIn({
  client: visitor,
  body: { username: 'admin', password },
});
if (!session) throw new Error('The sign-in failed');
const client = createClient({ baseUrl, auth: session.token });

const { data: work } = await getOurWork({ client: visitor });
const stats = work?.stats;
if (!stats) throw new Error('There are no statistics');
const { data: saved } = await updateOurWorkStats({
  client,
  body: { ...stats, years: stats.years + 1 },
});

const { data: added } = await createFaqItem({
  client,
  body: { question: 'Is it typed?', answer: 'It is.', ar: { question: 'سؤال' } },
});
if (!added) throw new Error('Nothing was added');
const path = { faqId: added._id };
const { data: changed } = await updateFaqItem({
  client,
  path,
  body: { question: added.question, answer: 'All of it.', version: added.version },
});
const stale = await deleteFaqItem({ client, path, query: { version: added.version } });
const deleted = await deleteFaqItem({ client, path, query: { version: changed?.version ?? 0 } });
const gone = await getFaqItem({ client: visitor, path });
const refused = await updateFaqItem({ client: visitor, path, body: added });
const { data: blogs } = await listBlogs({ client: visitor, query: { limit: 2, lang: 'ar' } });

console.log(
  JSON.stringify({
    username: session.admin.username,
    years: (saved?.years ?? 0) - stats.years,
    arabic: added.ar?.question,
    answer: changed?.answer,
    kept: changed?.ar?.question,
    stale: [stale.response?.status, stale.error?.code],
    deleted: deleted.data?.success,
    gone: [gone.response?.status, gone.error?.message],
    refused: [refused.response?.status, refused.error?.code],
    blogs: blogs?.blogs.length,
    titles: blogs?.blogs.every(({ title }) => /\p{Script=Arabic}/u.test(title)),
    more: (blogs?.total ?? 0) > 2,
  }),
);
