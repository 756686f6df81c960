import { useEffect, useRef, useState } from 'react';
import type { texts as english } from './texts/en.ts';

export type HeroTexts = (typeof english)['hero'];

const poster = '/video/hero.avif';
/** Playing takes a phone's processor: first the page comes alive. */
const playsAfter = 1500;
const reportFailure = () => console.error('The background video could not be loaded.');

/**
 * The poster is what the page waits for. The video comes once all else is there, unless the visitor
 * wants no motion or few bytes; then the poster is all.
 */
export function HeroVideo({ texts }: { texts: HeroTexts }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'poster' | 'playing' | 'paused'>('poster');

  useEffect(() => {
    const element = video.current;
    if (!element || wantsStillness()) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) element.pause();
      // A browser may refuse, to save power: then the poster stays.
      else if (!element.dataset.paused) element.play().catch(() => {});
    });
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      timer = setTimeout(() => observer.observe(element), playsAfter);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start);
    return () => {
      removeEventListener('load', start);
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  const toggle = () => {
    const isPaused = state === 'paused';
    setState(isPaused ? 'playing' : 'paused');
    if (isPaused) video.current?.play();
    else video.current?.pause();
  };

  return (
    <>
      <link rel="preload" as="image" href={poster} fetchPriority="high" />
      <video
        ref={video}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        poster={poster}
        width={1920}
        height={1080}
        aria-hidden="true"
        tabIndex={-1}
        data-paused={state === 'paused' || undefined}
        onPlaying={() => setState('playing')}
        className="absolute inset-0 -z-20 size-full max-w-none object-none object-[78%_0%] max-lg:top-auto max-lg:h-100 lg:object-top min-[1920px]:object-cover rtl:-scale-x-100"
      >
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" onError={reportFailure} />
        {texts.videoUnsupported}
      </video>
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-b from-ink to-transparent to-50% max-lg:top-auto max-lg:h-100 lg:bg-linear-to-r lg:from-40% lg:to-64% lg:rtl:bg-linear-to-l"
      />
      {state !== 'poster' && (
        <button
          type="button"
          aria-label={state === 'paused' ? texts.playVideo : texts.pauseVideo}
          onClick={toggle}
          className="absolute end-5 bottom-5 z-10 inline-flex size-11 items-center justify-center rounded-round border border-paper bg-ink hover:bg-ink-raised motion-reduce:hidden max-sm:bottom-18 sm:end-8 sm:bottom-8"
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
            <path d={state === 'paused' ? 'M7 4l13 8-13 8z' : 'M6 4h4v16H6zM14 4h4v16h-4z'} />
          </svg>
        </button>
      )}
    </>
  );
}

function wantsStillness(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
