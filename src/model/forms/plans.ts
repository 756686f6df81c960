import type { Bilingual, Language } from '../language.ts';

/** The plans of website leasing. A lead carries the English name, whatever the visitor read. */
export const planNames: Record<'basic' | 'business' | 'shop' | 'largeShop', Bilingual> = {
  basic: { en: 'Basic', ar: 'الأساسية' },
  business: { en: 'Business Website', ar: 'موقع الأعمال' },
  shop: { en: 'E-Commerce Standard', ar: 'متجر البداية' },
  largeShop: { en: 'E-Commerce Advanced', ar: 'المتجر المتقدّم' },
};

/** The plan of a lead, its price behind the name, in another language than it was stored in. */
export function shownPlan(plan: string, language: Language): string {
  const name = Object.values(planNames).find(({ en }) => plan === en || plan.startsWith(`${en} (`));
  return name ? name[language] + plan.slice(name.en.length) : plan;
}
