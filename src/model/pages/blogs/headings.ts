import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

const inBanner = {
  en: 'In the banner; leads to the contact page',
  ar: 'في البانر؛ ينقل إلى صفحة التواصل',
};

/** Of the blog, and of the page of a post. */
export const headings = block({
  noun: 'section headings',
  fields: {
    firstButton: text('First button', { hint: inBanner }),
    secondButton: text('Second button', { required: false, hint: inBanner }),
    latest: text('Latest post label'),
    more: text('More posts heading'),
    invitation: text('Invitation heading'),
    invitationText: prose('Invitation text', { required: false, rows: 2 }),
    invitationButton: text('Invitation button'),
    related: text('Related posts heading'),
    all: text('Link to all posts'),
    allText: prose('All posts text', { required: false, rows: 2 }),
    missingText: prose('Missing post text', { required: false, rows: 2, markup: 'inline' }),
  },
  builtIn: {
    firstButton: 'Start a project',
    secondButton: 'Ask us a question',
    latest: 'Latest post',
    more: 'More posts',
    invitation: 'What should we write about next?',
    invitationText: 'The best posts began as a question from a client.',
    invitationButton: 'Send us yours',
    related: 'You May Also Like',
    all: 'All posts',
    allText: 'Everything we have written so far, newest first.',
    missingText: 'The post may have been renamed or taken down. These are still here:',
    ar: {
      firstButton: 'ابدأ مشروعك',
      secondButton: 'اسألنا',
      latest: 'أحدث مقال',
      more: 'مقالات أخرى',
      invitation: 'عمّ نكتب في المرة القادمة؟',
      invitationText: 'أنفع مقالاتنا بدأت بسؤال من عميل.',
      invitationButton: 'أرسل سؤالك',
      related: 'قد يعجبك أيضًا',
      all: 'كل المقالات',
      allText: 'كل ما كتبناه حتى الآن، الأحدث أولًا.',
      missingText: 'ربما حُذف المقال أو تغيّر عنوانه. وهذه مقالات ما زالت هنا:',
    },
  },
});
