export const texts = {
  hero: {
    heading: 'Understood at first sight',
    lead: 'We design, build and grow websites, apps and online shops, in English and in Arabic.',
    seeOurWork: 'See our work',
    scrollDown: 'Scroll Down',
    videoUnsupported: 'Your browser does not support the video tag.',
    pauseVideo: 'Pause background video',
    playVideo: 'Play background video',
  },
  services: {
    heading: 'What we do',
    lead: 'Five crafts under one roof. Pick one and see what it covers.',
    choose: 'Service groups',
    all: 'Everything in {name}',
  },
  portfolio: {
    heading: 'OUR PORTFOLIO',
    previous: 'Previous portfolio item',
    next: 'Next portfolio item',
    position: 'Item {current} of {total}',
  },
  faq: { heading: "FAQ'S", lead: 'What people ask before they write to us.' },
  clients: { heading: 'In good company', label: 'Clients', pause: 'Pause client logos' },
  blogs: {
    heading: 'Latest Blogs',
    seeAll: 'See All',
    none: 'No blogs available.',
    failed: 'Failed to load blogs. Please try again later.',
    invalid: 'Invalid response format from server.',
  },
};
