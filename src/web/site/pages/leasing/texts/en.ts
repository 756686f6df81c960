import { planNames } from '../../../../../model/forms/plans.ts';
export const texts = {
  crumb: 'Website leasing',
  hero: {
    heading: ['Rent the website.', 'Run the business.'],
    lead: 'We design it, host it, keep it safe and answer when something needs changing. You pay one amount a month and get on with your work.',
    from: 'From',
    points: ['No setup fee', 'Cancel with 30 days notice', 'Hosting and SSL in every plan'],
    seePlans: 'See the plans',
    chat: 'Chat with us',
  },
  form: {
    heading: 'Your website starts here',
    lead: 'Leave your details. We call back within one working day.',
    plan: 'Plan',
    noPlan: 'I have not decided yet',
    submit: 'Lease my website',
    sending: 'Sending...',
  },
  perMonth: 'per month',
  currencies: { AED: 'AED', SAR: 'SAR' },
  benefits: {
    heading: 'What the monthly fee covers',
    lead: 'Design, hosting, e-mail and support on one bill, in Arabic and English.',
    items: [
      {
        title: 'Nothing to pay up front',
        text: 'There is no setup fee. Your first payment is simply the first month.',
      },
      {
        title: 'Pages in Arabic and English',
        text: 'Both are written, not machine-translated, and laid out around what you sell. They fit a phone as well as a desk.',
      },
      {
        title: 'Hosting and SSL, handled',
        text: 'Servers, certificates and updates are our business. You will never have to think about them.',
      },
      {
        title: 'E-mail under your own name',
        text: 'Business addresses on your domain, so that an invoice no longer comes from a free mailbox.',
      },
      {
        title: 'Found by those who search',
        text: 'Titles, descriptions and structure tell search engines what you sell and where.',
      },
      {
        title: 'A person who answers',
        text: 'New opening hours for Ramadan? Send a message. Somebody who knows your site makes the change.',
      },
    ],
  },
  why: {
    heading: 'Why lease when you could buy?',
    lead: 'Buying suits a company whose website is the business. For everybody else, put the two side by side.',
    buy: 'Buying',
    lease: 'Leasing',
    rows: [
      {
        moment: 'To begin',
        buy: 'A large invoice before anyone has seen a page.',
        lease: 'The first month. No setup fee.',
      },
      {
        moment: 'While it runs',
        buy: 'Hosting, certificate, updates, repairs: four bills from four companies.',
        lease: 'One fee, with everything that keeps it online.',
      },
      {
        moment: 'When something changes',
        buy: 'A quotation, an hourly rate and a place in the queue.',
        lease: 'A message to the people who built it.',
      },
      {
        moment: 'If you stop',
        buy: 'What was spent is spent.',
        lease: '30 days notice, and that is all.',
      },
    ],
  },
  industries: {
    heading: 'We know your kind of business',
    lead: 'Fourteen trades whose websites we can picture before you have finished explaining.',
    names: {
      restaurants: 'Restaurants and cafés',
      clinics: 'Clinics and dentists',
      salons: 'Salons and spas',
      property: 'Real estate',
      contractors: 'Contractors and fit-out',
      advisers: 'Lawyers and advisers',
      shops: 'Shops and boutiques',
      gyms: 'Gyms and trainers',
      schools: 'Schools and nurseries',
      travel: 'Travel and tourism',
      cars: 'Car workshops',
      freight: 'Freight and delivery',
      events: 'Events and photography',
      cleaning: 'Cleaning and maintenance',
    },
    other: 'Other',
    otherText: 'Tell us what you do',
  },
  pricing: {
    heading: 'Four plans, one price each',
    lead: 'Arabic and English in every plan. No setup fee on any of them. Cancel with 30 days notice.',
    currency: 'Prices in',
    currencyNames: { AED: 'UAE dirhams', SAR: 'Saudi riyals' },
    popular: 'Most Popular',
    choose: 'Choose plan',
    chat: 'Ask in the chat',
    chatSubject: 'the {plan} plan ({price} per month)',
    plans: {
      basic: {
        name: planNames.basic.en,
        text: 'For a business that wants to be found and called.',
        includes: [
          '3-5 pages',
          'Hosting and SSL',
          '1 business email',
          'Responsive design',
          'Basic SEO',
          'Standard support',
        ],
      },
      business: {
        name: planNames.business.en,
        text: 'For a company with more than one thing to say.',
        includes: [
          '10+ pages',
          '3-5 business emails',
          'Hosting and SSL',
          'Responsive design',
          'Basic SEO',
          'Standard support',
          'Free domain for the first year',
        ],
      },
      shop: {
        name: planNames.shop.en,
        text: 'For a first online shop with a chosen range.',
        includes: [
          'Up to 20 products',
          'Hosting and SSL',
          'Business email',
          'Responsive design',
          'Basic SEO',
          'Standard support',
          'Free domain for the first year',
        ],
      },
      largeShop: {
        name: planNames.largeShop.en,
        text: 'For a shop whose range keeps growing.',
        includes: [
          'Unlimited products',
          'Hosting and SSL',
          'Business email',
          'Responsive design',
          'Basic SEO',
          'Standard support',
          'Free domain for the first year',
        ],
      },
    },
  },
  testimonials: {
    heading: 'From our tenants',
    choose: 'Choose a testimonial',
    items: [
      {
        name: 'Mona Al Harthi',
        title: 'Owner, Saffron Table, Sharjah',
        quote:
          'Our menu changes every Thursday. I send a photograph of the board, and the website knows it before the waiters do.',
      },
      {
        name: 'Dr. Yusuf Baker',
        title: 'Dentist, Corniche Dental, Jeddah',
        quote:
          'I had three quotations on my desk, each the price of a treatment chair. I leased the website and bought the chair.',
      },
      {
        name: 'Huda Mansour',
        title: 'Founder, Khayt Abayas, Riyadh',
        quote:
          'Twenty products in the first week, all photographed on my dining table. Nobody has noticed the table.',
      },
      {
        name: 'Rashid Saeed',
        title: 'Manager, Torque Garage, Al Ain',
        quote:
          'People used to call and ask where we are. Now they call and ask when they can come. That is the whole difference.',
      },
      {
        name: 'Farah Al Amin',
        title: 'Director, Little Palms Nursery, Dubai',
        quote:
          'Parents read at eleven at night, on a phone, with one hand. Ours is the page that still works then.',
      },
    ],
  },
  faq: {
    heading: 'Before you sign',
    items: [
      {
        question: 'Is there a setup fee?',
        answer:
          'No. There is no setup fee on any plan. You pay the first month and we begin with the design. If a later payment does not arrive, we write to you first, and the website stays online for another 14 days.',
      },
      {
        question: 'What does the monthly fee cover?',
        answer:
          'The design and the building of your pages in Arabic and English, hosting and SSL, business email, a layout that fits every screen, basic SEO and support. Changes to texts, prices, hours and photographs are included and made within one working day; for a new page or a new function we name a price first. The list under each plan says how much it holds.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'Yes, at any time, with 30 days notice. There is no minimum term, and one message from you is enough. Your texts and photographs are yours: we hand them over as ordinary files, along with the domain. The design and the software stay with us.',
      },
      {
        question: 'Do I get a domain?',
        answer:
          'Yes. A domain is free for the first year on every plan except Basic. With Basic you bring the domain you have, or we help you to register one. Either way it is registered in the name of your company.',
      },
      {
        question: 'What does the domain cost after that?',
        answer: 'Its renewal is about 15-20 US dollars per year, depending on the ending.',
      },
    ],
  },
  closing: {
    heading: 'Open the shop. We look after the website.',
    text: 'Choose a plan today, and the next thing you see is a design with your name on it.',
    choose: 'Choose a plan',
    chat: 'Chat with us',
    locations: 'Local pages',
  },
};
