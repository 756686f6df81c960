/** What a long text may hold: marks within a line; also lists and quotes; also headings and pictures. */
export type Markup = 'inline' | 'text' | 'page';

/** A run of words, or words with a mark. */
export type Inline =
  | string
  | { type: 'bold' | 'italic'; children: Inline[] }
  | { type: 'link'; to: string; children: Inline[] }
  | { type: 'picture'; src: string; alt: string; caption: string };

export type Block =
  /** Bare words are those of a list whose items are a line each. */
  | { type: 'paragraph' | 'words'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3; children: Inline[] }
  | { type: 'list'; isNumbered: boolean; items: Block[][] }
  | { type: 'quote'; children: Block[] };
