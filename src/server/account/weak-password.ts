import { type Message, message } from '../../model/messages/message.ts';

/** The reason why a new password is easy to guess, or `null`. */
export async function weaknessOf(
  password: string,
  { username, current }: { username: string; current?: string },
): Promise<Message | null> {
  const guessed = asGuessed(password);
  if (guessed === '') return message('passwordBlank');
  if (guessed === asGuessed(username)) return message('passwordIsUsername');
  if (password.normalize('NFKC') === current?.normalize('NFKC')) {
    return message('passwordUnchanged');
  }
  // It takes 5 MB, and passwords are set once in a long while.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const commonest = dictionary['passwords-common'].slice(0, 10_000);
  return commonest.includes(guessed) ? message('passwordCommon') : null;
}

/** Guessers try a word with blanks around it and with capital letters right after the word. */
const asGuessed = (text: string) => text.normalize('NFKC').trim().toLowerCase();
