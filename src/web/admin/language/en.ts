export const en = {
  title: 'Wajha admin',
  loading: 'Loading...',
  needsScript: 'The admin area needs JavaScript.',
  networkError: 'Network error',
  backToSite: 'Back to the site',
  signIn: {
    heading: 'Sign in',
    username: 'Username',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in...',
    failed: 'Login failed',
    networkError: 'Network error. Please try again.',
  },
  dashboard: {
    heading: 'Dashboard',
    sectionsLabel: 'Sections',
    signedInAs: 'Signed in as',
    logout: 'Logout',
    profileFailed: 'Failed to fetch profile',
    empty: 'Nothing to edit here yet. The screens of this section will be listed on this page.',
  },
  sections: {
    home: 'Home',
    blogs: 'Blogs',
    services: 'Services',
    about: 'About',
    'our-work': 'Our Work',
    contact: 'Contact',
    'local-seo': 'Local SEO',
  },
};

export type AdminDictionary = typeof en;
