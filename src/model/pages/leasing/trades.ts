import { choice, list, prose, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';
import { drawings } from './drawings.ts';

export const trades = block({
  noun: 'leasing trades',
  fields: {
    heading: text('Heading'),
    lead: prose('Opening text', { rows: 3, required: false }),
    items: list('Trades', {
      name: text('Name'),
      drawing: choice('Drawing', drawings, { fallback: 'other' }),
    }),
    other: text('Name of the last tile'),
    otherText: text('Text of the last tile'),
  },
  builtIn: {
    heading: 'We know your kind of business',
    lead: 'Trades whose websites we can picture before you have finished explaining.',
    items: [
      { name: 'Restaurants and cafés', drawing: 'restaurants', ar: { name: 'المطاعم والمقاهي' } },
      { name: 'Clinics and dentists', drawing: 'clinics', ar: { name: 'العيادات وطب الأسنان' } },
      { name: 'Salons and spas', drawing: 'salons', ar: { name: 'الصالونات ومراكز العناية' } },
      { name: 'Real estate', drawing: 'property', ar: { name: 'العقارات' } },
      {
        name: 'Contractors and fit-out',
        drawing: 'contractors',
        ar: { name: 'المقاولات والديكور' },
      },
      { name: 'Lawyers and advisers', drawing: 'advisers', ar: { name: 'المحاماة والاستشارات' } },
      { name: 'Shops and boutiques', drawing: 'shops', ar: { name: 'المحلات والبوتيكات' } },
      { name: 'Gyms and trainers', drawing: 'gyms', ar: { name: 'الأندية الرياضية والمدرّبون' } },
      { name: 'Schools and nurseries', drawing: 'schools', ar: { name: 'المدارس والحضانات' } },
      { name: 'Travel and tourism', drawing: 'travel', ar: { name: 'السفر والسياحة' } },
      { name: 'Car workshops', drawing: 'cars', ar: { name: 'ورش السيارات' } },
      { name: 'Freight and delivery', drawing: 'freight', ar: { name: 'الشحن والتوصيل' } },
      { name: 'Events and photography', drawing: 'events', ar: { name: 'المناسبات والتصوير' } },
      { name: 'Cleaning and maintenance', drawing: 'cleaning', ar: { name: 'التنظيف والصيانة' } },
    ],
    other: 'Other',
    otherText: 'Tell us what you do',
    ar: {
      heading: 'نعرف نشاطك قبل أن تشرحه',
      lead: 'مجالات نتخيّل موقع كل منها ما إن تبدأ الحديث عنه.',
      other: 'نشاط آخر',
      otherText: 'أخبرنا ماذا تعمل',
    },
  },
});
