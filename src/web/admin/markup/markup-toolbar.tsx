import { Bold, Heading, Image, Italic, Link, List, ListOrdered, Quote } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import type { Markup } from '../../../model/markdown/pieces.ts';
import { texts } from './texts.ts';

const icons = {
  bold: Bold,
  italic: Italic,
  link: Link,
  list: List,
  numbers: ListOrdered,
  quote: Quote,
  heading: Heading,
  picture: Image,
};
export type MarkupTool = keyof typeof icons;

const tools: Record<Markup, MarkupTool[]> = {
  inline: ['bold', 'italic', 'link'],
  text: ['bold', 'italic', 'link', 'list', 'numbers', 'quote'],
  page: ['bold', 'italic', 'link', 'list', 'numbers', 'quote', 'heading', 'picture'],
};

const letters: Partial<Record<MarkupTool, string>> = { bold: 'B', italic: 'I', link: 'K' };

interface MarkupToolbarProps {
  label: string;
  markup: Markup;
  onUse: (tool: MarkupTool) => void;
}

/** One stop for the Tab key; the arrow keys move between the buttons. */
export function MarkupToolbar({ label, markup, onUse }: MarkupToolbarProps) {
  return (
    <Toolbar aria-label={texts.toolbar(label)} className="markup-toolbar">
      {tools[markup].map((tool) => {
        const Icon = icons[tool];
        const letter = letters[tool];
        return (
          <button
            key={tool}
            type="button"
            className="icon-button"
            aria-label={texts[tool]}
            aria-keyshortcuts={letter && `Control+${letter} Meta+${letter}`}
            aria-haspopup={tool === 'link' || tool === 'picture' ? 'dialog' : undefined}
            title={letter ? `${texts[tool]} (Ctrl + ${letter})` : texts[tool]}
            onClick={() => onUse(tool)}
          >
            <Icon aria-hidden="true" />
          </button>
        );
      })}
    </Toolbar>
  );
}
