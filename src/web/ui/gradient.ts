const gradients: Record<string, string> = {
  'design-&-ux': 'group-design',
  'web-design-&-development': 'group-web',
  'mobile-app-development': 'group-mobile',
  'e-commerce-web-development': 'group-commerce',
  'digital-marketing': 'group-marketing',
};

/**
 * The class with the two colours of a service group, by its slug; `gradient-fill`, `gradient-deep`
 * and `gradient-text` paint with them. A group that an editor adds gets the house colours.
 */
export const gradientOf = (slug: string) => gradients[slug] ?? 'group-house';
