import { prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

export const headings = block({
  noun: 'section headings',
  fields: {
    services: text('Services heading'),
    servicesText: prose('Services text', { required: false, rows: 2 }),
    portfolio: text('Portfolio heading'),
    faq: text('FAQ heading'),
    faqText: prose('FAQ text', { required: false, rows: 2 }),
    clients: text('Clients heading'),
    blogs: text('Latest posts heading'),
    allBlogs: text('Link to all posts'),
  },
  builtIn: {
    services: 'What we do',
    servicesText: 'Pick a group of services and see what it covers.',
    portfolio: 'OUR PORTFOLIO',
    faq: "FAQ'S",
    faqText: 'What people ask before they write to us.',
    clients: 'Who we work for',
    blogs: 'Latest Blogs',
    allBlogs: 'See All',
    ar: {
      services: 'ماذا نقدّم',
      servicesText: 'اختر مجموعة من الخدمات لترى ما تشمله.',
      portfolio: 'معرض أعمالنا',
      faq: 'الأسئلة الشائعة',
      faqText: 'ما يسألنا عنه الناس قبل أن يكتبوا إلينا.',
      clients: 'من وثقوا بنا',
      blogs: 'أحدث المقالات',
      allBlogs: 'اعرض الكل',
    },
  },
});
