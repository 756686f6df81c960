import { message } from '../../model/messages/message.ts';
import { type Action, may, type Role, type Subject } from '../../model/rights.ts';
import { Refusal } from './refusal.ts';

/** Whose request it is. */
export type Viewer = Visitor | User;

export interface Visitor {
  readonly role: 'visitor';
  readonly id?: undefined;
}

/** A person who has signed in. */
export interface User {
  readonly role: Exclude<Role, 'visitor'>;
  readonly id: string;
  readonly username: string;
  /** Which sign-in it is, for ending the others. */
  readonly tokenHash: string;
}

export const visitor: Visitor = { role: 'visitor' };

/** Finds the user of a bearer token; a missing, wrong or ended one is a visitor's. */
export type Authenticate = (authorization: string | undefined) => Promise<Viewer>;

/** What can be asked of the server: for everyone, or for users with a right. */
export type Operation<Asked> =
  | ForViewers<'everyone', Asked, Viewer>
  | ForViewers<Action, Asked, User>;

interface ForViewers<Right, Asked, By> {
  readonly for: Right;
  /** The record that it is about, where the right may depend on it. */
  readonly record?: Subject;
  handle(request: Asked & { readonly viewer: By }): Promise<unknown>;
}

/**
 * The only way to an operation: refuses a viewer without the right, else gives what runs it in the
 * name of the viewer.
 */
export function authorize<Asked>(
  operation: Operation<Asked>,
  viewer: Viewer,
): (asked: Asked) => Promise<unknown> {
  if (operation.for === 'everyone') return (asked) => operation.handle({ ...asked, viewer });
  const isAllowed = may(viewer, operation.for, operation.record);
  if (viewer.role === 'visitor' || !isAllowed) throw needsSignIn();
  return (asked) => operation.handle({ ...asked, viewer });
}

/** Whether every visitor gets the same of it, so that an answer can be kept for all of them. */
export const isShared = ({ for: audience }: Pick<Operation<never>, 'for'>, viewer: Viewer) =>
  audience === 'everyone' && viewer.role === 'visitor';

export const needsSignIn = () => new Refusal(401, message('pleaseSignIn'));
