export const texts = {
  tagline: 'Blog',
  by: 'By {author}',
  parts: 'In this post',
  related: 'You May Also Like',
  all: 'All posts',
  allText: 'Everything we have written so far, newest first.',
  notFound: {
    heading: 'Blog not found',
    text: 'The post may have been renamed or taken down. These are still here:',
  },
};
