import type { blogs } from '../../src/model/pages/blogs/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';
import { accessibilityLawAndPractice } from './accessibility-law-and-practice.ts';
import { appStoreInTwoLanguages } from './app-store-in-two-languages.ts';
import { checkoutInTheGulf } from './checkout-in-the-gulf.ts';
import { choosingACms } from './choosing-a-cms.ts';
import { designingArabicFirst } from './designing-arabic-first.ts';
import { howToBriefAnAgency } from './how-to-brief-an-agency.ts';
import { leaseOrBuyAWebsite } from './lease-or-buy-a-website.ts';
import { localSeoForManyBranches } from './local-seo-for-many-branches.ts';
import { rightToLeftPitfalls } from './right-to-left-pitfalls.ts';
import { whatADesignAuditFinds } from './what-a-design-audit-finds.ts';
import { whatAFastPageIsWorth } from './what-a-fast-page-is-worth.ts';
import { whatsappAsASalesChannel } from './whatsapp-as-a-sales-channel.ts';

export const blogsContent: DemoOf<typeof blogs> = {
  banner: {
    heading: 'Notes from the studio',
    text: 'What we learn while building in Arabic and English: type, speed, shops, search, and the questions clients ask most. Written by the people who do the work.',
    image: 'banner-blogs.png',
    imageAlt: '',
    ar: {
      heading: 'من دفاتر الاستوديو',
      text: 'ما نتعلمه ونحن نبني بالعربية والإنجليزية: الخط والسرعة والمتاجر والبحث، والأسئلة التي يكررها عملاؤنا. يكتبها من يقومون بالعمل.',
    },
  },
  blogs: [
    designingArabicFirst,
    checkoutInTheGulf,
    whatAFastPageIsWorth,
    howToBriefAnAgency,
    rightToLeftPitfalls,
    whatsappAsASalesChannel,
    accessibilityLawAndPractice,
    localSeoForManyBranches,
    choosingACms,
    whatADesignAuditFinds,
    appStoreInTwoLanguages,
    leaseOrBuyAWebsite,
  ],
};
