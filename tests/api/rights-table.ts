import { type Audience, rights } from '../../src/model/rights.ts';
import type { App } from '../../src/server/process/app.ts';

export type Operations = App['operations'];

export interface Listed {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, parameters as `:name`. */
  path: string;
  audience: Audience;
  summary: string;
}

/** Every call and read of the API. */
export const listOperations = ({ reads, calls }: Operations): Listed[] => [
  ...reads.map((read) => ({ method: 'GET' as const, ...listed(read) })),
  ...calls.map((call) => ({ method: call.method, ...listed(call) })),
];

const listed = ({
  for: audience,
  path,
  summary,
}: Operations['reads' | 'calls'][number]): Omit<Listed, 'method'> => ({ audience, path, summary });

/** What stands in docs/rights.md. */
export function rightsTable(operations: readonly Listed[]): string {
  const roles = Object.keys(rights['read content']);
  const actions = Object.entries<Record<string, string>>(rights);
  const groups = Map.groupBy(operations, ({ audience }) => audience);
  const audiences = ['everyone', ...Object.keys(rights)] as Audience[];
  return [
    '# Who may do what',
    'Made from `src/model/rights.ts` and from what each call of the API declares. `npx vitest run --project=tests tests/api/rights.test.ts -u` makes it anew.',
    'A request without a token, or with one that is wrong or has ended, is the request of a visitor. A visitor who asks for something that needs a right gets 401 before the body is read. What is for everyone may show more to a user who has the right: hidden records, translation gaps, the built-in words, searches of a list.',
    '## Rights',
    tableOf(
      ['action', ...roles],
      actions.map(([action, byRole]) => [action, ...roles.map((role) => byRole[role] ?? '')]),
    ),
    '## Calls',
    ...audiences.flatMap((audience) => {
      const group = groups.get(audience) ?? [];
      const rows = group
        .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
        .map(({ method, path, summary }) => [`\`${method} /api${path}\``, summary]);
      return rows.length === 0 ? [] : [`### ${audience}`, tableOf(['call', 'what it does'], rows)];
    }),
  ]
    .join('\n\n')
    .concat('\n');
}

const rankOf = ({ path, method }: Listed) => `${path} ${method}`;

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
