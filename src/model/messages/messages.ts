import { forms } from '../wording/forms.ts';
import { accountMessages } from './account-messages.ts';
import { checkMessages } from './check-messages.ts';
import { contentMessages } from './content-messages.ts';
import { leadMessages } from './lead-messages.ts';
import { mailMessages } from './mail-messages.ts';
import { pictureMessages } from './picture-messages.ts';
import { requestMessages } from './request-messages.ts';

/** Everything the server and the model say, by its code: English, and beside it the Arabic. */
export const messages = {
  ...requestMessages,
  ...accountMessages,
  ...checkMessages,
  ...contentMessages,
  ...pictureMessages,
  ...forms.words.messages,
  ...leadMessages,
  ...mailMessages,
} as const;
