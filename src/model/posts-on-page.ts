/** On the first page of the blog the hero and the six of the grid. */
export const postsOnPage = 7;
