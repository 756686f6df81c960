import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates what the server rendered; settled when it listens. */
export const startRoot = (
  root: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
) =>
  new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <Started onStart={resolve}>
        <Component {...props} />
      </Started>,
      { identifierPrefix },
    );
  });

function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}
