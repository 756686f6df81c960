import { asking } from '../asking.ts';
import { text } from '../language/text.ts';

export interface Question {
  question: string;
  /** The name of the record that would go, for example. */
  about?: string;
  /** The text of the button that agrees. */
  yes: string;
}

/** Asks over the screen, in the language of the area. */
export const confirmation = asking<Question>();

export const confirmDelete = (question: string, name: string, yes: string = text.form.delete) =>
  confirmation.ask({ question, about: shorten(name), yes });

const longest = 80;

const shorten = (name: string) =>
  name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name;
