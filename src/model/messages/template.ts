/**
 * The names between the braces of a template: `{label}` is filled in as it is, `{Noun}` begins with
 * a capital, and `{noun.the}` asks for a form of a word.
 */
export type NamesIn<Template extends string> =
  Template extends `${string}{${infer Placeholder}}${infer Rest}`
    ? NameOf<Placeholder> | NamesIn<Rest>
    : never;

type NameOf<Placeholder extends string> = Uncapitalize<
  Placeholder extends `${infer Name}.${string}` ? Name : Placeholder
>;

/** What stands for a placeholder, by its name and the form of the word. */
export type Speak = (name: string, form: string | undefined) => string;

export const fill = (template: string, speak: Speak): string =>
  template.replaceAll(placeholder, (_, written: string, form: string | undefined) => {
    const name = decapitalize(written);
    const said = speak(name, form);
    return name === written ? said : capitalize(said);
  });

export const namesIn = (template: string): string[] =>
  [...template.matchAll(placeholder)].map(([, written = '']) => decapitalize(written));

const placeholder = /\{([a-zA-Z]+)(?:\.([a-z]+))?\}/g;

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const decapitalize = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
