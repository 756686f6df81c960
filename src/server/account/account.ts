import {
  type Profile,
  profileSchema,
  type SignedIn,
  signedInSchema,
} from '../../model/contracts/account.ts';
import { changePassword } from '../../model/forms/change-password.ts';
import { formSchema } from '../../model/forms/check-form.ts';
import { login } from '../../model/forms/login.ts';
import { message } from '../../model/messages/message.ts';
import { sayIn } from '../../model/messages/say.ts';
import { bodyLimits } from '../http/accept-bodies.ts';
import type { Call } from '../http/calls.ts';
import { createFormCheck } from '../http/check-form.ts';
import type { Authenticate } from '../http/gate.ts';
import { jsonSchemaOf, objectOf, successSchema } from '../http/json-schema.ts';
import type { CreateLimiter } from '../http/limiters.ts';
import { Refusal } from '../http/refusal.ts';
import { logSecurity } from '../log/log-security.ts';
import type { Database } from '../storage/storage.ts';
import { createChangePassword } from './change-password.ts';
import { verifyPassword } from './password.ts';
import { authenticateWith } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import type { Wait } from './sign-in-limits.ts';

export interface AccountOptions {
  db: Database;
  createLimiter: CreateLimiter;
  now?: () => number;
  /** How an answer is held back. */
  wait?: Wait;
  verify?: typeof verifyPassword;
}

export interface Account {
  authenticate: Authenticate;
  calls: Call[];
}

const text = { type: 'string' };

export function createAccount({
  db,
  createLimiter,
  now = Date.now,
  wait,
  verify = verifyPassword,
}: AccountOptions): Account {
  const signIn = createSignIn({ db, now, createLimiter, wait, verify });
  const setPassword = createChangePassword({ db, createLimiter, wait, verify });
  const checkedLogin = createFormCheck(login);
  const checkedChange = createFormCheck(changePassword);

  const calls: Call[] = [
    {
      method: 'POST',
      path: '/admin/login',
      name: 'signIn',
      summary: 'Sign in',
      description:
        'The token goes into the header `Authorization: Bearer …` of other calls. After ten wrong tries in a row an address has to wait.',
      for: 'everyone',
      refuses: [401, 429],
      failed: message('signInFailed'),
      bodyLimit: bodyLimits.signIn,
      body: () => jsonSchemaOf(formSchema(login)),
      answers: () => jsonSchemaOf(signedInSchema, 'output'),
      async handle(request): Promise<SignedIn> {
        const { username, password } = checkedLogin(request.body);
        const session = await signIn(username, password, request);
        if (!session) throw new Refusal(401, message('wrongSignIn'));
        return session;
      },
    },
    {
      method: 'GET',
      path: '/admin/profile',
      name: 'getProfile',
      summary: 'Who is signed in',
      description: 'The administrator whose token came with the request.',
      for: 'use own account',
      failed: message('fetchFailed', { noun: 'profile' }),
      answers: () => jsonSchemaOf(profileSchema, 'output'),
      handle: async ({ viewer: { id, username } }): Promise<Profile> => ({ _id: id, username }),
    },
    {
      method: 'PUT',
      path: '/admin/change-password',
      name: 'changePassword',
      summary: 'Change the password',
      description: 'Ends every other sign-in and keeps the one that made the request.',
      for: 'use own account',
      refuses: [429],
      failed: message('passwordChangeFailed'),
      bodyLimit: bodyLimits.signIn,
      body: () => jsonSchemaOf(formSchema(changePassword)),
      answers: () => objectOf({ success: { type: 'boolean', const: true }, message: text }),
      async handle(request) {
        const { currentPassword: current, newPassword: next } = checkedChange(request.body);
        await setPassword(request.viewer, { current, next }, request);
        return { success: true, message: sayIn('en', message('passwordChanged')) };
      },
    },
    {
      method: 'POST',
      path: '/admin/logout',
      name: 'signOut',
      summary: 'Sign out',
      description: 'Ends the token that came with the request.',
      for: 'use own account',
      failed: message('signOutFailed'),
      answers: () => successSchema,
      async handle({ viewer }) {
        await db.deleteFrom('session').where('token_hash', '=', viewer.tokenHash).execute();
        return { success: true };
      },
    },
    {
      method: 'POST',
      path: '/admin/logout-all',
      name: 'signOutEverywhere',
      summary: 'Sign out everywhere',
      description: 'Ends every token of the administrator, this one included.',
      for: 'use own account',
      failed: message('signOutFailed'),
      answers: () => successSchema,
      async handle(request) {
        const { id, username } = request.viewer;
        await db.deleteFrom('session').where('administrator_id', '=', id).execute();
        logSecurity(request, { security: 'signed out everywhere', account: username });
        return { success: true };
      },
    },
  ];
  return { authenticate: authenticateWith(db, now), calls };
}
