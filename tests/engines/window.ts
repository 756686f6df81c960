import { expect, vi } from 'vitest';
import type { Connection, Engine } from './engine.ts';

/** A browser's window, in a visitor's words. A named element is waited for until it is seen. */
export interface Window {
  open(address: string): Promise<void>;
  resize: Connection['resize'];
  back(): Promise<void>;
  /** By a selector, and by its label or its words where many elements are alike. */
  click(selector: string, name?: string): Promise<void>;
  hover(selector: string, name?: string): Promise<void>;
  /** A point of the screen, in pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Replaces the text of the field. */
  type(text: string, selector: string, name?: string): Promise<void>;
  /** Where the focus is: `keys.Escape`. */
  press(...pressed: string[]): Promise<void>;
  /** One option of a list. */
  select(value: string, selector: string): Promise<void>;
  /** A file, into a field that need not be seen. */
  choose(file: string, selector: string): Promise<void>;
  /** The words of the first such element, or nothing while there is none. */
  textOf(selector: string): Promise<string | undefined>;
  isShown(selector: string, name?: string): Promise<boolean>;
  path(): Promise<string>;
  run<Result, Values extends unknown[]>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>;
  takeErrors: Connection['takeErrors'];
  print: Connection['print'];
  close: Connection['close'];
}

export const keys = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

export async function openWindow(engine: Engine): Promise<Window> {
  const { send, resize, takeErrors, print, close } = await engine.connect();

  const run: Window['run'] = (script, ...values) =>
    send('ExecuteScript', {
      script: `return (${script})(...arguments)`,
      args: values,
    }) as Promise<never>;

  /** Again while the page is on its way or another element lies above: nothing has happened yet. */
  const act = (
    selector: string,
    name: string | undefined,
    action: (element: Element) => Promise<unknown>,
  ) =>
    vi.waitFor(
      async () => {
        const element = await run(findShown, selector, name);
        if (!element) throw new Error(`There is no ${[selector, name].filter(Boolean).join(' ')}`);
        await action(element).catch(async (reason) => {
          await run((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
          throw reason;
        });
      },
      { timeout: 30_000, interval: 100 },
    );

  /** Where an element is once it is scrolled to, at once: a driver would follow the page's smooth way. */
  const scrollTo = (element: Element) =>
    run((it) => {
      it.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return it.getBoundingClientRect().toJSON() as DOMRect;
    }, element);

  const point = (...actions: object[]) =>
    send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });

  const elementBy = async (selector: string) => {
    const element = await run((wanted) => document.querySelector(wanted), selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return idOf(element);
  };

  return {
    run,
    takeErrors,
    print,
    close,
    open: async (address) => void (await send('Navigate', { url: address })),
    back: async () => void (await send('Back')),
    resize: async (width, height) => {
      await resize(width, height);
      await expect.poll(() => run(() => [innerWidth, innerHeight])).toEqual([width, height]);
    },
    click: (selector, name) =>
      act(selector, name, async (element) => {
        const [before, now] = [await scrollTo(element), await scrollTo(element)];
        // WebKit's driver would click where the element was.
        if (before.x !== now.x || before.y !== now.y) throw new Error(`${selector} still moves`);
        await send('ElementClick', idOf(element));
      }),
    hover: (selector, name) =>
      act(selector, name, async (element) => {
        await scrollTo(element);
        await point({ type: 'pointerMove', origin: element, x: 0, y: 0, duration: 0 });
      }),
    clickAt: async (x, y) =>
      void (await point(
        { type: 'pointerMove', origin: 'viewport', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      )),
    type: (text, selector, name) =>
      act(selector, name, async (element) => {
        await run((field) => (field as HTMLInputElement).select(), element);
        await send('ElementSendKeys', { ...idOf(element), text });
      }),
    press: async (...pressed) => {
      const down = pressed.map((value) => ({ type: 'keyDown', value }));
      const up = pressed.toReversed().map((value) => ({ type: 'keyUp', value }));
      const actions = [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }];
      await send('PerformActions', { actions });
    },
    select: async (value, selector) =>
      void (await send('ElementClick', await elementBy(`${selector} option[value="${value}"]`))),
    choose: async (file, selector) =>
      void (await send('ElementSendKeys', { ...(await elementBy(selector)), text: file })),
    textOf: (selector) =>
      run((wanted) => document.querySelector(wanted)?.textContent?.trim(), selector),
    isShown: async (selector, name) => Boolean(await run(findShown, selector, name)),
    path: () => run(() => location.pathname),
  };
}

/** An element is named by one property, which the standard gives it. */
const idOf = (element: object) => ({ id: Object.values(element)[0] });

/** In the page: the first that is seen, and that is called so where a name is given. */
function findShown(selector: string, name?: string): Element | undefined {
  const namesOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const described = [...(labels ?? [])].map((label) => label.textContent);
    return [...described, element.getAttribute('aria-label'), element.textContent];
  };
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (!name || namesOf(element).some((each) => each?.trim() === name)),
  );
}
