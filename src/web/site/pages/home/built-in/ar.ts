import type { BuiltInHome } from './built-in-home.ts';
import { group } from './group.ts';

export const builtIn: BuiltInHome = {
  portfolio: [
    {
      name: 'تطوير المواقع',
      description:
        'مواقع سريعة تحبّها محرّكات البحث، تقول ما تقدّمه الشركة في شاشة واحدة، وتقوله بالوضوح نفسه على كل جهاز.',
      image: 'web',
    },
    {
      name: 'تصميم المنتجات والنماذج الأولية',
      description:
        'من رسم على الحائط إلى نموذج يجرّبه الناس خلال أيام، لتُتّخذ القرارات المكلفة مبكرًا وبأقل كلفة.',
      image: 'product',
    },
    {
      name: 'تصميم تطبيقات الجوال',
      description:
        'تطبيقات تألفها اليد: مسارات واضحة، ونماذج قصيرة، وشاشات تُقرأ من اليمين بالسلاسة التي تُقرأ بها من اليسار.',
      image: 'mobile',
    },
    {
      name: 'حلول التجارة الإلكترونية',
      description:
        'متاجر بخطوات دفع قليلة ووسائل دفع محلية، وصفحات منتجات تجيب عن السؤال قبل أن يُطرح.',
      image: 'ecommerce',
    },
  ],
  faq: [
    {
      question: 'ما الخدمات التي تقدّمونها؟',
      answer:
        'التصميم وتجربة المستخدم، وتصميم المواقع وتطويرها، وتطبيقات الجوال، والتجارة الإلكترونية، والتسويق الرقمي: فريق واحد من أول رسم إلى التقرير الشهري.',
    },
    {
      question: 'أين مقرّكم في الإمارات؟',
      answer:
        'مقرّنا في دبي، الإمارات العربية المتحدة. نلتقي عملاءنا فيه وعبر الإنترنت، في الخليج وخارجه.',
    },
    {
      question: 'ما حجم فريقكم؟',
      answer:
        'يكفي للتصميم والبرمجة والتسويق، ولا يكبر حتى تجهل من يعمل على مشروعك. لكل مشروع فريقه ومسؤول تواصل واحد.',
    },
    {
      question: 'كم مشروعًا أنجزتم؟',
      answer: 'أكثر من 150 مشروعًا، من صفحات هبوط منفردة إلى متاجر وتطبيقات يستخدمها الآلاف كل يوم.',
    },
    {
      question: 'كيف أتواصل معكم؟',
      answer:
        'راسلنا من صفحة التواصل، أو اتصل بنا، أو ابدأ محادثة معنا. نردّ خلال يوم عمل واحد، وغالبًا بأسئلة تستحق التفكير.',
    },
  ],
  services: [
    group('التصميم وتجربة المستخدم', '/design-&-ux', {
      'psd-to-responsive-html': 'تحويل PSD إلى HTML متجاوب',
      'responsive-web-design': 'تصميم المواقع المتجاوبة',
      'ux-design': 'تصميم تجربة المستخدم',
      'landing-page-design': 'تصميم صفحات الهبوط',
      'ux-audit': 'تدقيق تجربة المستخدم',
      'graphic-design': 'التصميم الجرافيكي',
    }),
    group('تصميم المواقع وتطويرها', '/web-design-&-development', {
      'wordpress-development': 'تطوير مواقع ووردبريس',
      'drupal-development': 'تطوير مواقع دروبال',
      'asp.net-development': 'تطوير تطبيقات ASP.NET',
      'angularjs-development': 'تطوير تطبيقات AngularJS',
      'ruby-on-rails-development': 'التطوير بإطار Ruby on Rails',
      'cms-development': 'تطوير أنظمة إدارة المحتوى',
      'laravel-development': 'التطوير بإطار Laravel',
      'php-development': 'البرمجة بلغة PHP',
      'python-development': 'البرمجة بلغة بايثون',
      'website-maintenance-services': 'صيانة المواقع',
      'whatsapp-integration': 'ربط واتساب',
    }),
    group('تطوير تطبيقات الجوال', '/mobile-app-development', {
      'hybrid-app-development': 'تطوير التطبيقات الهجينة',
      'ios-app-development': 'تطوير تطبيقات iOS',
      'android-app-development': 'تطوير تطبيقات أندرويد',
      'react-native-app-development': 'تطوير تطبيقات React Native',
      'flutter-app-development': 'تطوير تطبيقات Flutter',
      'progressive-web-app-development': 'تطوير تطبيقات الويب التقدمية',
    }),
    group('تطوير المتاجر الإلكترونية', '/e-commerce-web-development', {
      'woocommerce-development': 'تطوير متاجر ووكومرس',
      'magento-ecommerce-development': 'تطوير متاجر ماجنتو',
      'bigcommerce-development': 'تطوير متاجر BigCommerce',
      'shopify-ecommerce-development': 'تطوير متاجر شوبيفاي',
    }),
    group('التسويق الرقمي', '/digital-marketing', {
      'search-engine-optimization-seo': 'تحسين محركات البحث (SEO)',
      'social-media-marketing-smm': 'التسويق عبر وسائل التواصل (SMM)',
      'pay-per-click-ppc': 'إعلانات الدفع بالنقرة (PPC)',
      'app-store-optimization-aso': 'تحسين الظهور في متاجر التطبيقات (ASO)',
      'conversion-rate-optimization-cro': 'تحسين معدل التحويل (CRO)',
    }),
  ],
};
