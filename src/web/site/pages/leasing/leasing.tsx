import {
  type Currency,
  currenciesInUse,
  leasingPaths,
  priceOf,
} from '../../../../model/leasing.ts';
import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import type { Asked } from '../../asked.ts';
import { faqPage } from '../../layout/json-ld.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { load, optional, withTexts } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import { useServiceJsonLd } from '../service-parts/service-json-ld.ts';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Comparison } from './comparison.tsx';
import { Hero } from './hero.tsx';
import style from './leasing.css?url';
import { Plans } from './plans.tsx';
import { Trades } from './trades.tsx';
import { Voices } from './voices.tsx';

const loadAnswers = withTexts(
  load({
    leasing: (content) => content.page('leasing'),
    seo: optional((content) => content.page('seo.website-leasing')),
  }),
  'leasing',
);

/** One page at two addresses, which differ in the currency alone. */
async function loadPage(asked: Asked) {
  const loaded = await loadAnswers(asked);
  const wanted: Currency = /\/sar\/*$/i.test(asked.pathname) ? 'SAR' : 'AED';
  const inUse = currenciesInUse(loaded.leasing.currencies);
  // Only a preview can be asked for in a currency that is not in use.
  const [currency = wanted] = inUse.includes(wanted) ? [wanted] : inUse;
  return { ...loaded, currency };
}

export const leasingPage = sitePage(
  loadPage,
  function LeasingPage(props) {
    const { leasing, seo, texts, currency } = props;
    const { headings, comparison, trades, questions, closing } = leasing;
    const path = leasingPaths[currency];
    const shown = { leasing, texts, currency };
    const { provider } = useServiceJsonLd();
    return (
      <>
        <PageHead
          path={path}
          seo={seo}
          crumbs={[{ name: headings.name, path }]}
          jsonLd={[...faqPage(questions), service(leasing, currency, provider)]}
        />
        <Hero {...shown} />
        <Benefits {...shown} />
        <Comparison comparison={comparison} />
        <Trades trades={trades} />
        <Plans {...shown} />
        <Voices leasing={leasing} chooseTestimonial={texts.chooseTestimonial} />
        <Closing closing={closing} />
      </>
    );
  },
  { style },
);

const service = ({ headings, plans }: Leasing, currency: Currency, provider: object) => ({
  '@type': 'Service',
  name: headings.name,
  provider,
  offers: plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: priceOf(plan, currency),
      priceCurrency: currency,
      unitCode: 'MON',
    },
  })),
});
