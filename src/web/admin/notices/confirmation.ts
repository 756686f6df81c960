import { asking } from '../asking.ts';
import { text } from '../language/text.ts';

export interface Question {
  question: string;
  /** What it is about, such as the name of what would go. */
  about?: string;
  /** What the button says that does it. */
  yes: string;
}

/** Asks over the screen, in the language of the area. */
export const confirmation = asking<Question>();

export const confirmDelete = (question: string, name: string, yes: string = text.form.delete) =>
  confirmation.ask({ question, about: shorten(name), yes });

const longest = 80;

const shorten = (name: string) =>
  name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name;
