import type { SiteWords } from '../../../../model/wording/index.ts';

export type HeroTexts = SiteWords['home']['hero'];

const poster = '/video/hero.avif';

/**
 * The poster is what the page waits for. The film comes once all else is there (play-videos.ts),
 * unless the visitor wants no motion or few bytes; then the poster is all.
 */
export function HeroVideo({ texts }: { texts: HeroTexts }) {
  return (
    <div data-film="poster" className="group contents">
      <link rel="preload" as="image" href={poster} fetchPriority="high" />
      <video
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
        className="absolute inset-0 -z-20 size-full max-w-none object-none object-[78%_0%] max-lg:top-auto max-lg:h-100 lg:object-top min-[1920px]:object-cover rtl:-scale-x-100"
      >
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" />
        {texts.videoUnsupported}
      </video>
      <button
        type="button"
        hidden
        aria-label={texts.pauseVideo}
        data-play={texts.playVideo}
        data-pause={texts.pauseVideo}
        className="absolute end-5 bottom-5 z-10 inline-flex size-11 items-center justify-center rounded-round border border-paper bg-ink hover:bg-ink-raised motion-reduce:hidden max-sm:bottom-18 sm:end-8 sm:bottom-8"
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
          <path d="M7 4l13 8-13 8z" className="hidden group-data-[film=paused]:block" />
          <path d="M6 4h4v16H6zM14 4h4v16h-4z" className="group-data-[film=paused]:hidden" />
        </svg>
      </button>
    </div>
  );
}
