import type { BuiltInHome } from './built-in-home.ts';

export const builtIn: BuiltInHome = {
  portfolio: [
    {
      name: 'Website Development',
      description:
        'Fast, search-friendly websites that say what a company does in one screen, and keep saying it well on every device.',
      image: 'web',
    },
    {
      name: 'Product Design & Prototyping',
      description:
        'From a sketch on the wall to a prototype people can try within days, so that the expensive decisions are made early and cheaply.',
      image: 'product',
    },
    {
      name: 'Mobile App Design',
      description:
        'Apps that feel at home in the hand: clear paths, short forms, and screens that read as naturally from the right as from the left.',
      image: 'mobile',
    },
    {
      name: 'E-commerce Solutions',
      description:
        'Shops with short checkouts, local payments and product pages that answer the question before it is asked.',
      image: 'ecommerce',
    },
  ],
  faq: [
    {
      question: 'What services do you offer?',
      answer:
        'Design and UX, web design and development, mobile apps, e-commerce and digital marketing: one team from the first sketch to the monthly report.',
    },
    {
      question: 'Where in the UAE are you located?',
      answer:
        'Our studio is in Dubai, United Arab Emirates. We meet clients there and online, across the Gulf and beyond.',
    },
    {
      question: 'How large is your team?',
      answer:
        'Big enough to cover design, engineering and marketing, small enough that you always know who is working on your project. Each one gets its own core team and one contact.',
    },
    {
      question: 'How many projects have you completed?',
      answer:
        'Over 150 projects, from single landing pages to shops and apps that thousands of people use every day.',
    },
    {
      question: 'How can I get in touch?',
      answer:
        'Write to us through the contact page, call, or send a chat message. We answer within one working day, usually with a few good questions.',
    },
  ],
};
