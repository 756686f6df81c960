/** In which role a request is made; the role of a person who signs in is a column of the table. */
export type Role = 'visitor' | 'administrator';

/** The record that an action is about, as far as a rule asks about it. */
export interface Subject {
  /** As in `services.services.primaryServices`. */
  readonly kind?: string;
  /** Whether it is kept from visitors. */
  readonly hidden?: boolean;
}

const rules = {
  yes: () => true,
  no: () => false,
  'unless hidden': ({ hidden }: Subject) => !hidden,
};

/**
 * Who may do what, decided here and nowhere else. An action is a row, so there is none without a
 * rule; a role is a column, so a new one has to be decided for each action.
 */
export const rights = {
  'read content': { visitor: 'unless hidden', administrator: 'yes' },
  'search content': { visitor: 'no', administrator: 'yes' },
  'read translation gaps': { visitor: 'no', administrator: 'yes' },
  'read built-in words': { visitor: 'no', administrator: 'yes' },
  'create content': { visitor: 'no', administrator: 'yes' },
  'save content': { visitor: 'no', administrator: 'yes' },
  'delete content': { visitor: 'no', administrator: 'yes' },
  'reorder content': { visitor: 'no', administrator: 'yes' },
  'read history': { visitor: 'no', administrator: 'yes' },
  'restore content': { visitor: 'no', administrator: 'yes' },
  'preview pages': { visitor: 'no', administrator: 'yes' },
  'read images': { visitor: 'no', administrator: 'yes' },
  'upload images': { visitor: 'no', administrator: 'yes' },
  'replace images': { visitor: 'no', administrator: 'yes' },
  'delete images': { visitor: 'no', administrator: 'yes' },
  'read leads': { visitor: 'no', administrator: 'yes' },
  'export leads': { visitor: 'no', administrator: 'yes' },
  'mail leads': { visitor: 'no', administrator: 'yes' },
  'delete leads': { visitor: 'no', administrator: 'yes' },
  'test mail': { visitor: 'no', administrator: 'yes' },
  'read backups': { visitor: 'no', administrator: 'yes' },
  'read demo': { visitor: 'no', administrator: 'yes' },
  'remove demo': { visitor: 'no', administrator: 'yes' },
  'restore demo': { visitor: 'no', administrator: 'yes' },
  'use own account': { visitor: 'no', administrator: 'yes' },
} as const satisfies Record<string, Record<Role, keyof typeof rules>>;

export type Action = keyof typeof rights;

/** Who an operation is for: everyone, signed in or not, or those who may take an action. */
export type Audience = 'everyone' | Action;

export function may(viewer: { role: Role }, action: Action, record: Subject = {}): boolean {
  return rules[rights[action][viewer.role]](record);
}
