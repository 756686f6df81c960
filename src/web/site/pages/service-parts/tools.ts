/** The tools of each service group; a group that an editor adds has none. */
const toolsByGroup: Record<string, string[]> = {
  'design-&-ux': [
    'Figma',
    'Sketch',
    'Adobe XD',
    'Photoshop',
    'Illustrator',
    'After Effects',
    'Principle',
    'Maze',
    'Storybook',
  ],
  'web-design-&-development': [
    'WordPress',
    'Laravel',
    'Drupal',
    'ASP.NET',
    'Angular',
    'Ruby on Rails',
    'Python',
    'React',
    'PostgreSQL',
  ],
  'mobile-app-development': [
    'Swift',
    'Kotlin',
    'Flutter',
    'React Native',
    'Ionic',
    'Xcode',
    'Android Studio',
    'Firebase',
    'TestFlight',
  ],
  'e-commerce-web-development': [
    'WooCommerce',
    'Shopify',
    'Magento',
    'BigCommerce',
    'mada',
    'Apple Pay',
    'Stripe',
    'PayPal',
    'Algolia',
  ],
  'digital-marketing': [
    'Search Console',
    'Google Ads',
    'Meta Ads',
    'Ahrefs',
    'Semrush',
    'Matomo',
    'Hotjar',
    'Mailchimp',
    'Looker Studio',
  ],
};

export const groupsWithTools = Object.keys(toolsByGroup);

export const toolsOf = (slug: string) => toolsByGroup[slug] ?? [];
