const longest = 80;

/** Asks in the browser, and names what would go. */
export const confirmDelete = (question: string, name: string) =>
  window.confirm(name ? `${question}\n\n${shorten(name)}` : question);

const shorten = (name: string) =>
  name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name;
