import type { leasing } from '../src/model/pages/leasing/index.ts';
import type { DemoOf } from '../src/model/vocabulary/demo.ts';

export const leasingContent: DemoOf<typeof leasing> = {
  testimonials: [
    {
      name: 'Mona Al Harthi',
      title: 'Owner, Saffron Table, Sharjah',
      quote:
        'Our menu changes every Thursday. I send a photograph of the board, and the website knows it before the waiters do.',
      image: 'tenant-chef.webp',
      ar: {
        name: 'منى الحارثي',
        title: 'صاحبة مطعم سفرة الزعفران، الشارقة',
        quote: 'تتغيّر قائمتنا كل خميس. أرسل صورة السبّورة، فيعرفها الموقع قبل أن يحفظها النُّدُل.',
      },
    },
    {
      name: 'Dr. Yusuf Baker',
      title: 'Dentist, Corniche Dental, Jeddah',
      quote:
        'I had three quotations on my desk, each the price of a treatment chair. I leased the website and bought the chair.',
      image: 'tenant-dentist.webp',
      ar: {
        name: 'د. يوسف باقر',
        title: 'طبيب أسنان، عيادة الكورنيش، جدة',
        quote:
          'كانت على مكتبي ثلاثة عروض، كل عرض منها بثمن كرسي علاج. فاستأجرت الموقع واشتريت الكرسي.',
      },
    },
    {
      name: 'Huda Mansour',
      title: 'Founder, Khayt Abayas, Riyadh',
      quote:
        'Twenty products in the first week, all photographed on my dining table. Nobody has noticed the table.',
      image: 'tenant-seamstress.webp',
      ar: {
        name: 'هدى منصور',
        title: 'مؤسِّسة خيط للعبايات، الرياض',
        quote:
          'عشرون منتجًا في الأسبوع الأول، صوّرتها كلها على طاولة السفرة. ولم ينتبه أحد إلى الطاولة.',
      },
    },
    {
      name: 'Rashid Saeed',
      title: 'Manager, Torque Garage, Al Ain',
      quote:
        'People used to call and ask where we are. Now they call and ask when they can come. That is the whole difference.',
      image: 'tenant-mechanic.webp',
      ar: {
        name: 'راشد سعيد',
        title: 'مدير كراج عزم، العين',
        quote: 'كانوا يتصلون ليسألوا أين نحن، وصاروا يتصلون ليسألوا متى يأتون. هذا هو الفرق كله.',
      },
    },
    {
      name: 'Farah Al Amin',
      title: 'Director, Little Palms Nursery, Dubai',
      quote:
        'Parents read at eleven at night, on a phone, with one hand. Ours is the page that still works then.',
      image: 'tenant-teacher.webp',
      ar: {
        name: 'فرح الأمين',
        title: 'مديرة حضانة النخيل الصغير، دبي',
        quote:
          'يقرأ الأهالي في الحادية عشرة ليلًا، على الجوال، وبيد واحدة. وصفحتنا تصلح للقراءة حتى هكذا.',
      },
    },
  ],
};
