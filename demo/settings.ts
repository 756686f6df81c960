import type { settings } from '../src/model/pages/settings/index.ts';
import type { DemoOf } from '../src/model/vocabulary/demo.ts';

/** Addresses of example.com; telephone numbers of Britain, where a range is kept for fiction. */
export const settingsContent: DemoOf<typeof settings> = {
  agencyName: 'Wajha',
  tagline:
    'A digital studio in Dubai, Lahore and London. We design and build in Arabic and English.',
  phone1: '+44 20 7946 0142',
  phone2: '+44 20 7946 0318',
  chatNumber: '+44 7700 900142',
  email: 'hello@example.com',
  mapUrl: 'https://example.com/?map=dubai',
  schedulingUrl: 'https://example.com/?schedule=30-minutes',
  defaultTitle: 'Wajha: a Digital Studio in Dubai, Lahore and London',
  defaultDescription:
    'Wajha designs and builds websites, apps and online shops in Arabic and English, and brings people to them. A studio of forty in Dubai, Lahore and London.',
  ar: {
    agencyName: 'واجهة',
    tagline: 'استوديو رقمي في دبي ولاهور ولندن، يصمّم ويبني بالعربية والإنجليزية.',
    defaultTitle: 'واجهة: استوديو للتصميم والبرمجة في دبي ولاهور ولندن',
    defaultDescription:
      'في «واجهة» نصمّم المواقع والتطبيقات والمتاجر الإلكترونية ونبنيها بالعربية والإنجليزية، ونجلب إليها الزوار. أربعون مختصًا يعملون معًا من دبي ولاهور ولندن.',
  },
  offices: [
    {
      city: 'Dubai',
      address: 'Office 412, Lantern Building\nCanal Street, Dubai\nUnited Arab Emirates',
      phone: '+44 20 7946 0142',
      ar: {
        city: 'دبي',
        address: 'مكتب 412، مبنى الفانوس\nشارع القناة، دبي\nالإمارات العربية المتحدة',
      },
    },
    {
      city: 'Lahore',
      address: 'Second floor, 18 Jasmine Lane\nLahore, Punjab\nPakistan',
      phone: '+44 20 7946 0127',
      ar: {
        city: 'لاهور',
        address: 'الطابق الثاني، 18 درب الياسمين\nلاهور، البنجاب\nباكستان',
      },
    },
    {
      city: 'London',
      address: 'Unit 6, The Old Type Foundry\nSaddler’s Yard, London\nUnited Kingdom',
      phone: '+44 20 7946 0318',
      ar: {
        city: 'لندن',
        address: 'الوحدة 6، مسبك الحروف القديم\nساحة السرّاجين، لندن\nالمملكة المتحدة',
      },
    },
  ],
  clientLogos: [
    {
      name: 'Sahil Finance',
      image: 'logo-sahil-finance.webp',
      imageAlt: 'Sahil Finance',
      ar: { name: 'ساحل للتمويل', imageAlt: 'ساحل للتمويل' },
    },
    {
      name: 'Noura Clinics',
      image: 'logo-noura-clinics.webp',
      imageAlt: 'Noura Clinics',
      ar: { name: 'عيادات نورة', imageAlt: 'عيادات نورة' },
    },
    {
      name: 'Marsa Freight',
      image: 'logo-marsa-freight.webp',
      imageAlt: 'Marsa Freight',
      ar: { name: 'مرسى للشحن', imageAlt: 'مرسى للشحن' },
    },
    {
      name: 'Qamar Roasters',
      image: 'logo-qamar-roasters.webp',
      imageAlt: 'Qamar Roasters',
      ar: { name: 'محمصة قمر', imageAlt: 'محمصة قمر' },
    },
    {
      name: 'Tamra Market',
      image: 'logo-tamra-market.webp',
      imageAlt: 'Tamra Market',
      ar: { name: 'سوق تمرة', imageAlt: 'سوق تمرة' },
    },
  ],
};
