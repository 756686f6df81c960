export const texts = {
  heading: 'Blog',
  start: 'Start a project',
  ask: 'Ask us a question',
  latest: 'Latest post',
  more: 'More posts',
  by: 'By {author}',
  read: 'Read the post',
  none: 'No blogs available.',
  failed: 'Failed to load blogs. Please try again later.',
  invalid: 'Invalid response format from server.',
  invitation: {
    heading: 'What should we write about next?',
    text: 'The best posts began as a question from a client.',
    ask: 'Send us yours',
    feed: 'Follow by RSS',
  },
};
