/** Playing takes a phone's processor: first the page is there. */
const playsAfter = 1500;

/** Films play once all else is there, while they are on the screen, until somebody stops them. */
export function playVideos() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const film of document.querySelectorAll<HTMLElement>('[data-film]')) {
    const video = film.querySelector('video');
    const button = film.querySelector('button');
    if (video && button) prepare(film, video, button);
  }
}

function prepare(film: HTMLElement, video: HTMLVideoElement, button: HTMLButtonElement) {
  // A browser may refuse, to save power: then the poster stays.
  const play = () => video.play().catch(() => {});
  const observer = new IntersectionObserver((entries) => {
    // After a quick scroll there are several entries, and the last one is current.
    if (!entries.at(-1)?.isIntersecting) video.pause();
    else if (film.dataset.film !== 'paused') play();
  });
  video.addEventListener('playing', () => {
    film.dataset.film = 'playing';
    button.hidden = false;
  });
  video.lastElementChild?.addEventListener('error', () =>
    console.error('The background video could not be loaded.'),
  );
  button.addEventListener('click', () => {
    const isPaused = film.dataset.film !== 'paused';
    film.dataset.film = isPaused ? 'paused' : 'playing';
    button.ariaLabel = (isPaused ? button.dataset.play : button.dataset.pause) ?? '';
    if (isPaused) video.pause();
    else play();
  });
  const start = () => setTimeout(() => observer.observe(video), playsAfter);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
