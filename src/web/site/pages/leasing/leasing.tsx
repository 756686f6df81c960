import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { publicPaths } from '../../../../model/public-paths.ts';
import { formAction, useFormResult } from '../../forms/action.ts';
import { faqPage } from '../../layout/json-ld.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional, withTexts } from '../../load.ts';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Industries } from './industries.tsx';
import { type Currency, findPlan, type PlanId, plans } from './plans.ts';
import { PricingPlans } from './pricing-plans.tsx';
import { Voices } from './voices.tsx';
import { WhyLease } from './why-lease.tsx';

const loadPage = withTexts(load({ seo: optional('/seo/page/website-leasing') }), {
  en: () => import('./texts/en.ts'),
  ar: () => import('./texts/ar.ts'),
});

export const loader = loadPage;
export const clientLoader = loadPage;
export const action = formAction;

/** One page at two addresses, which differ in the currency alone. */
export default function Leasing() {
  const { seo, texts } = useLoaderData<typeof loader>();
  const isSar = /\/sar\/?$/i.test(useLocation().pathname);
  const currency: Currency = isSar ? 'SAR' : 'AED';
  const posted = useFormResult('lease-lead')?.values?.plan;
  const [plan, choosePlan] = useState<PlanId | ''>(findPlan(posted, currency)?.id ?? '');
  const path = isSar ? publicPaths.leasingInRiyals : publicPaths.leasing;
  return (
    <>
      <PageHead
        path={path}
        seo={seo}
        crumbs={[{ name: texts.crumb, path }]}
        jsonLd={[faqPage(texts.faq.items), service(texts.crumb, currency)]}
      />
      <Hero texts={texts} currency={currency} plan={plan} choosePlan={choosePlan} />
      <Benefits texts={texts.benefits} />
      <WhyLease texts={texts.why} />
      <Industries texts={texts.industries} />
      <PricingPlans texts={texts} currency={currency} choosePlan={choosePlan} />
      <Voices texts={texts} />
      <Closing texts={texts.closing} />
    </>
  );
}

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
