import type { ComponentType } from 'react';

/** The code of each island, loaded when it starts. */
const islands = {
  'contact-modal-form': async () =>
    (await import('../islands/contact-modal-form.tsx')).ContactModalForm,
  'contact-section-form': async () =>
    (await import('../islands/contact-section-form.tsx')).ContactSectionForm,
  'lease-lead-form': async () => (await import('../islands/lease-lead-form.tsx')).LeaseLeadForm,
  'services-item': async () => (await import('../islands/services-item.tsx')).ServicesItem,
};

export type IslandName = keyof typeof islands;

/** Under way or done, by the element. Whatever cannot be loaded stays what it was: a document. */
const started = new Map<Element, Promise<void>>();

/** Starts each island when it is on the screen or somebody turns to it, as it says. */
export function startIslands() {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) startAround(target);
  });
  for (const content of document.querySelectorAll('[data-starts=seen] > *')) seen.observe(content);
  for (const use of ['pointerdown', 'focusin']) {
    addEventListener(use, ({ target }) => startAround(target), { passive: true });
  }
  addEventListener('pointerover', holdPointer, { passive: true });
  addEventListener('submit', holdSubmit, true);
  addEventListener('click', holdClick, true);
}

/** The forms that wait to be sent: once, however often somebody has pressed. */
const held = new Set<HTMLFormElement>();

/** What is sent before the island listens is sent once it does; by the browser if it never will. */
function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const start = startAround(form);
  if (!start) return;
  event.preventDefault();
  event.stopPropagation();
  if (held.has(form)) return;
  held.add(form);
  start
    .then(
      () => form.requestSubmit(event.submitter),
      () => form.submit(),
    )
    .finally(() => held.delete(form));
}

/** Held back meanwhile: an island that has just begun to listen would hear it twice. */
function holdClick(event: Event) {
  const button = event.target instanceof Element && event.target.closest('button[type=button]');
  const start = button && startAround(button);
  if (!(button instanceof HTMLElement) || !start) return;
  event.stopPropagation();
  start.then(() => button.click(), leaveIt);
}

/** A pointer that is there already comes once more, for the island to know of it. */
function holdPointer(event: PointerEvent) {
  const { target } = event;
  startAround(target)?.then(() => {
    const isStillThere = target instanceof Element && target.matches(':hover');
    if (isStillThere) target.dispatchEvent(new PointerEvent(event.type, event));
  }, leaveIt);
}

/** It is told already why the island did not start. */
const leaveIt = () => {};

/** Nothing if no island is around it, or if it listens already. */
function startAround(target: EventTarget | null): Promise<void> | undefined {
  const root = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (!root || 'started' in root.dataset) return undefined;
  const known = started.get(root);
  if (known) return known;
  const start = hydrate(root);
  started.set(root, start);
  start.catch((error) => {
    started.delete(root);
    console.error(error);
  });
  return start;
}

async function hydrate(root: HTMLElement): Promise<void> {
  const { island = '', props = '' } = root.dataset;
  const [{ startRoot }, Component] = await Promise.all([
    import('./start-root.tsx'),
    islands[island as IslandName](),
  ]);
  await startRoot(root, Component as ComponentType, JSON.parse(props), island);
  root.dataset.started = '';
}
