import { type Message, message } from '../../model/messages/message.ts';

/** What is easy to guess about a new password, if anything is. */
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

/** Blanks around a word and capital letters are what is tried right after the word. */
const asGuessed = (text: string) => text.normalize('NFKC').trim().toLowerCase();
