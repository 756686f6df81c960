import href from './site.css?url';

/** Linked by the layouts, not imported: an import would bring it wherever shared code goes. */
export const siteStyles = { rel: 'stylesheet', href };
