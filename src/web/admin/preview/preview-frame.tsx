import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { withoutLanguage } from '../../../model/addresses.ts';
import type { Preview } from '../../../model/contracts/preview.ts';

interface PreviewFrameProps {
  preview: Preview;
  title: string;
  /** How wide the window is that it pretends to be, in pixels. */
  width: number;
}

interface Frame extends Preview {
  id: number;
}

/**
 * The page in a window of another width, shrunk to fit. The next one loads behind the one that is
 * shown, so that typing makes nothing flicker, and opens where the last one was scrolled to.
 */
export function PreviewFrame({ preview, title, width }: PreviewFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const [frames, setFrames] = useState<Frame[]>([{ ...preview, id: 0 }]);
  const [latest, setLatest] = useState(preview);
  if (preview !== latest) {
    setLatest(preview);
    const [shown] = frames as [Frame];
    setFrames([shown, { ...preview, id: (frames.at(-1)?.id ?? 0) + 1 }]);
  }
  const scale = Math.min(1, size.width / width);

  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, frame: Frame) {
    const [before] = frames;
    const page = currentTarget.contentWindow;
    if (page) adoptBrand(page);
    if (before && before.id !== frame.id && pageOf(before) === pageOf(frame)) {
      const shown = area.current?.querySelector('iframe')?.contentWindow;
      page?.scrollTo({ top: shown?.scrollY ?? 0, behavior: 'instant' });
    }
    setFrames((current) => current.filter(({ id }) => id >= frame.id));
  }

  return (
    <div ref={area} dir="ltr" className="preview-area">
      {frames.map((frame, at) => (
        <iframe
          key={frame.id}
          title={title}
          // Its own origin, so that it may load the site's fonts; no scripts, no forms, no windows.
          sandbox="allow-same-origin"
          srcDoc={frame.html}
          data-waiting={at > 0 || undefined}
          aria-hidden={at > 0 || undefined}
          tabIndex={at > 0 ? -1 : undefined}
          style={{
            width,
            height: size.height / scale,
            left: (size.width - width * scale) / 2,
            transform: `scale(${scale})`,
          }}
          onLoad={(event) => onLoad(event, frame)}
        />
      ))}
    </div>
  );
}

/** The same in both languages. */
const pageOf = ({ path }: Preview) => withoutLanguage(path) || '/';

/** The policy here allows no inline style, so the rules come as a text and are put in by hand. */
function adoptBrand(page: Window) {
  const rules = page.document.querySelector<HTMLMetaElement>('meta[name="brand-style"]')?.content;
  if (!rules) return;
  const sheet = new (page as typeof globalThis & Window).CSSStyleSheet();
  sheet.replaceSync(rules);
  page.document.adoptedStyleSheets.push(sheet);
}

function useSize(element: { current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 1, height: 1 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
