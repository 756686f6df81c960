import { menuOf } from './menu-of.ts';

/** Shown when the services cannot be read. */
export const menu = menuOf([
  {
    name: 'Design & UX',
    route: '/design-&-ux',
    categories: [
      [
        'PSD to Responsive HTML',
        'psd-to-responsive-html',
        ['Figma to HTML', 'Right-to-left templates'],
        ['HTML email templates', 'Component libraries'],
      ],
      [
        'Responsive Web Design',
        'responsive-web-design',
        ['Mobile-first layouts', 'Bilingual layouts'],
        ['Redesign of existing sites', 'Responsive images'],
      ],
      [
        'UX Design',
        'ux-design',
        ['User research', 'Information architecture'],
        ['Interactive prototypes', 'Usability testing'],
      ],
      [
        'Landing Page Design',
        'landing-page-design',
        ['Campaign pages', 'Lead capture forms'],
        ['Product launch pages', 'A/B variants'],
      ],
      [
        'UX Audit',
        'ux-audit',
        ['Heuristic review', 'Accessibility audit'],
        ['Checkout and form analysis', 'Arabic experience review'],
      ],
      [
        'Graphic Design',
        'graphic-design',
        ['Logo and brand identity', 'Packaging design'],
        ['Illustration and icons', 'Company profiles and print'],
      ],
    ],
  },
  {
    name: 'Web Design & Development',
    route: '/web-design-&-development',
    featuredArticles: [
      'What a fast page is worth, and how to find out for yourself',
      'Choosing a CMS: ask the person who will use it on a Thursday',
    ],
    categories: [
      [
        'WordPress Development',
        'wordpress-development',
        ['Custom theme development', 'Plugin development'],
        ['Speed repair', 'Clean-up after a hack'],
      ],
      [
        'Drupal Development',
        'drupal-development',
        ['Content modelling', 'Editorial workflow'],
        ['Drupal 7 migration', 'Custom modules'],
      ],
      [
        'ASP.NET Development',
        'asp-net-development',
        ['Customer portals', 'Web APIs'],
        ['.NET Framework upgrade', 'Line-of-business systems'],
      ],
      [
        'AngularJS Development',
        'angularjs-development',
        ['AngularJS maintenance', 'Migration to Angular'],
        ['Dashboards and data grids', 'Code and risk review'],
      ],
      [
        'Ruby on Rails Development',
        'ruby-on-rails-development',
        ['MVP in eight weeks', 'Marketplaces'],
        ['Rails upgrades', 'Background jobs and queues'],
      ],
      [
        'CMS Development',
        'cms-development',
        ['Headless CMS', 'Custom admin areas'],
        ['CMS migration', 'Editor training'],
      ],
      [
        'Laravel Development',
        'laravel-development',
        ['Booking and reservation systems', 'SaaS products'],
        ['Laravel APIs for apps', 'Takeover and upgrade'],
      ],
      [
        'PHP Development',
        'php-development',
        ['PHP 8 upgrades', 'Custom web applications'],
        ['Payment and ERP integration', 'Security hardening'],
      ],
      [
        'Python Development',
        'python-development',
        ['Django platforms', 'Data pipelines'],
        ['Document reading', 'Automation scripts'],
      ],
      [
        'Website Maintenance Services',
        'website-maintenance-services',
        ['Updates and patches', 'Backups that restore'],
        ['Uptime monitoring', 'Content changes'],
      ],
      [
        'WhatsApp Integration',
        'whatsapp-integration',
        ['Order and booking updates', 'Shared team inbox'],
        ['Guided replies', 'Catalogue and checkout links'],
      ],
    ],
  },
  {
    name: 'Mobile App Development',
    route: '/mobile-app-development',
    categories: [
      [
        'Hybrid App Development',
        'hybrid-app-development',
        ['Ionic and Capacitor apps', 'Website to app'],
        ['Native plugins', 'Cordova migration'],
      ],
      [
        'iOS App Development',
        'ios-app-development',
        ['iPhone and iPad apps', 'Apple Pay and wallet passes'],
        ['Widgets and Live Activities', 'App Store submission'],
      ],
      [
        'Android App Development',
        'android-app-development',
        ['Kotlin app builds', 'Apps for field teams'],
        ['Kiosks and tablets', 'Google Play release'],
      ],
      [
        'React Native App Development',
        'react-native-app-development',
        ['Expo apps', 'Shared web and app code'],
        ['New Architecture upgrade', 'Performance tuning'],
      ],
      [
        'Flutter App Development',
        'flutter-app-development',
        ['Cross-platform builds', 'Custom interface motion'],
        ['Flutter rescue', 'Firebase and API back ends'],
      ],
    ],
  },
  {
    name: 'E-Commerce Web Development',
    route: '/e-commerce-web-development',
    categories: [
      [
        'WooCommerce Development',
        'woocommerce-development',
        ['Custom WooCommerce themes', 'Payment and courier plugins'],
        ['Subscriptions and bookings', 'Speed and security care'],
      ],
      [
        'Magento eCommerce Development',
        'magento-ecommerce-development',
        ['Multi-store set-up', 'B2B catalogues'],
        ['Hyvä front ends', 'Magento 1 migration'],
      ],
      [
        'BigCommerce Development',
        'bigcommerce-development',
        ['Stencil theme development', 'Headless storefronts'],
        ['Channel selling', 'Catalogue import'],
      ],
      [
        'Shopify eCommerce Development',
        'shopify-ecommerce-development',
        ['Shopify theme design', 'Arabic storefronts'],
        ['Shopify Plus and markets', 'Migration to Shopify'],
      ],
    ],
  },
  {
    name: 'Digital Marketing',
    route: '/digital-marketing',
    categories: [
      [
        'Search Engine Optimization (SEO)',
        'search-engine-optimization',
        ['Technical SEO', 'Arabic keyword research'],
        ['Local SEO', 'Link earning'],
      ],
      [
        'Social Media Marketing (SMM)',
        'social-media-marketing',
        ['Content calendars', 'Short video'],
        ['Community replies', 'Creator partnerships'],
      ],
      [
        'Pay Per Click (PPC)',
        'pay-per-click',
        ['Google search ads', 'Shopping campaigns'],
        ['Paid social', 'Account audits'],
      ],
      [
        'App Store Optimization (ASO)',
        'app-store-optimization',
        ['Store keyword research', 'Screenshots and preview video'],
        ['Ratings and reviews', 'Listing localisation'],
      ],
      [
        'Conversion Rate Optimization (CRO)',
        'conversion-rate-optimization',
        ['Funnel analysis', 'A/B testing'],
        ['Session studies', 'Copy and offer tests'],
      ],
    ],
  },
]);
