import { publicPaths } from '../../../../model/public-paths.ts';
import type { Asked } from '../../asked.ts';
import { faqPage } from '../../layout/json-ld.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional } from '../../load.ts';
import { usePage } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Industries } from './industries.tsx';
import { type Currency, plans } from './plans.ts';
import { PricingPlans } from './pricing-plans.tsx';
import { texts as ar } from './texts/ar.ts';
import { texts as en } from './texts/en.ts';
import { Voices } from './voices.tsx';
import { WhyLease } from './why-lease.tsx';

const loadSeo = load({ seo: optional('/seo/page/website-leasing') });

const loadPage = async (asked: Asked) => ({
  ...(await loadSeo(asked)),
  texts: { en, ar }[asked.language],
});

/** One page at two addresses, which differ in the currency alone. */
export const leasingPage = sitePage(loadPage, function Leasing({ seo, texts }) {
  const isSar = /\/sar\/?$/i.test(usePage().pathname);
  const currency: Currency = isSar ? 'SAR' : 'AED';
  const path = isSar ? publicPaths.leasingInRiyals : publicPaths.leasing;
  return (
    <>
      <PageHead
        path={path}
        seo={seo}
        crumbs={[{ name: texts.crumb, path }]}
        jsonLd={[faqPage(texts.faq.items), service(texts.crumb, currency)]}
      />
      <Hero texts={texts} currency={currency} />
      <Benefits texts={texts.benefits} />
      <WhyLease texts={texts.why} />
      <Industries texts={texts.industries} />
      <PricingPlans texts={texts} currency={currency} />
      <Voices texts={texts} />
      <Closing texts={texts.closing} />
    </>
  );
});

const service = (name: string, currency: Currency) => ({
  '@type': 'Service',
  name,
  offers: plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: plan.price,
      priceCurrency: currency,
      unitCode: 'MON',
    },
  })),
});
