interface Document {
  /** Not in TypeScript's list yet: whether the page is made ready before anybody goes there. */
  readonly prerendering?: boolean;
}
