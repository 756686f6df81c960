import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '../browser/start-islands.ts';
import { usePage } from '../page-context.ts';

/** When an island's code is loaded: once it is on the screen, or once somebody points at it. */
export type Starts = 'seen' | 'used';

/**
 * Many pages show the same island, most of them the contact form: rendered once for all. What was
 * posted is its sender's alone, and is not kept.
 */
const rendered = new LRUCache<string, string>({ max: 20 });

/**
 * A component that comes alive in the browser, as a page shows it: rendered as a root of its own,
 * so that its ids are the same there and here, with its properties beside it. They are JSON.
 */
export function island<P extends object>(
  name: IslandName,
  Component: ComponentType<P>,
  starts: Starts,
) {
  return function Island(props: P) {
    // Before the other rendering: it would forget that this one was under way.
    const { isPreview } = usePage();
    const json = JSON.stringify(props);
    const key = name + json;
    const html =
      rendered.get(key) ?? renderToString(<Component {...props} />, { identifierPrefix: name });
    if (!('posted' in props && props.posted)) rendered.set(key, html);
    const alive = { 'data-island': name, 'data-starts': starts, 'data-props': json };
    return (
      <div
        {...(!isPreview && alive)}
        className="contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React a few lines above
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
