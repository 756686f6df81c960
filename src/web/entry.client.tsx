import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { apiReader } from './site/api-reader.ts';
import { contentReader } from './site/content.ts';

const firstTouches = ['pointerdown', 'keydown', 'focusin'] as const;

// Public pages work without JavaScript, so hydration leaves the first paint alone.
// The admin area has nothing to show until it runs.
if (location.pathname.startsWith('/admin')) hydrate();
else {
  whenQuiet(hydrate);
  preloadLinks();
}

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter
          getContext={() => new RouterContextProvider(new Map([[contentReader, apiReader]]))}
        />
      </StrictMode>,
    );
  });
}

function whenQuiet(start: () => void) {
  let started = false;
  const startOnce = () => {
    for (const touch of firstTouches) removeEventListener(touch, startOnce);
    if (!started) start();
    started = true;
  };
  for (const touch of firstTouches) addEventListener(touch, startOnce, { passive: true });
  requestAnimationFrame(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(startOnce, { timeout: 3000 });
    else setTimeout(startOnce, 300);
  });
}

/** The code for it comes with the first sign that somebody points at something. */
function preloadLinks() {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving) return;
  const preload = async (event: Event) => {
    const { preloadOnIntent } = await import('./site/layout/preload/preload-on-intent.ts');
    preloadOnIntent(event);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(intent, preload, { passive: true });
  }
}
