export const texts = {
  hero: {
    heading: 'Understood at first sight',
    lead: 'We design and build websites, apps and online shops in English and Arabic, and bring people to them.',
    seeOurWork: 'See our work',
    scrollDown: 'Scroll Down',
    videoUnsupported: 'Your browser does not support the video tag.',
    pauseVideo: 'Pause background video',
    playVideo: 'Play background video',
  },
  services: {
    heading: 'What we do',
    lead: 'Five groups of services. Pick one and see what it covers.',
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
  clients: { heading: 'Who we work for', label: 'Clients', pause: 'Pause client logos' },
  blogs: {
    heading: 'Latest Blogs',
    seeAll: 'See All',
    none: 'No blogs available.',
    failed: 'Failed to load blogs. Please try again later.',
    invalid: 'Invalid response format from server.',
  },
};
