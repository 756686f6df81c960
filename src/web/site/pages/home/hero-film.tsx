import type { SiteWords } from '../../../../model/wording/index.ts';

export type HeroTexts = SiteWords['home']['hero'];

/** For wide screens, and for those where it lies below the words: the mosaics of the façade. */
const films = [
  { name: 'hero', media: '(width >= 64rem)' },
  { name: 'hero-tall', media: '(width < 64rem)' },
];

/**
 * The tiles in motion. It begins as the façade looks, upon which it lies, once all else is there
 * (play-videos.ts), unless the visitor wants no motion or few bytes.
 */
export function HeroFilm({ texts }: { texts: HeroTexts }) {
  return (
    <>
      <video
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className="hero-film"
      >
        {films.flatMap(({ name, media }) =>
          ['webm', 'mp4'].map((format) => (
            <source
              key={name + format}
              src={`/video/${name}.${format}`}
              type={`video/${format}`}
              media={media}
            />
          )),
        )}
        {texts.videoUnsupported}
      </video>
      <button
        type="button"
        hidden
        aria-label={texts.pauseVideo}
        data-play={texts.playVideo}
        data-pause={texts.pauseVideo}
        className="film-button rounded-round border border-paper bg-ink hover:bg-ink-raised motion-reduce:hidden"
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
          <path d="M7 4l13 8-13 8z" className="hidden group-data-[film=paused]:block" />
          <path d="M6 4h4v16H6zM14 4h4v16h-4z" className="group-data-[film=paused]:hidden" />
        </svg>
      </button>
    </>
  );
}
