import { directRadios } from './arrow-keys.ts';
import { choosePlans } from './choose-plans.ts';
import { closeOnLeaving } from './close-on-leaving.ts';
import { commandDialogs } from './command-dialogs.ts';
import { countUp } from './count-up.ts';
import { keepPlace } from './keep-place.ts';
import { layOutRest } from './lay-out-rest.ts';
import { lightCells } from './light-cells.ts';
import { markBrokenPictures } from './mark-broken-pictures.ts';
import { openFacade } from './open-facade.ts';
import { openFrames } from './open-frames.ts';
import { playVideos } from './play-videos.ts';
import { printAll } from './print-all.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';
import { shiftTestimonials } from './shift-testimonials.ts';
import { showLoading } from './show-loading.ts';
import { startIslands } from './start-islands.ts';
import { stepPortfolio } from './step-portfolio.ts';
import { turnPages } from './turn-pages.ts';

/**
 * The one script of a public page: what the browser cannot do by itself and no state is kept for.
 * The first paint waits for it, so it stays small; React comes with the first island that starts.
 */
markBrokenPictures();
openFrames();
choosePlans();
shiftTestimonials();
stepPortfolio();
directRadios();
commandDialogs();
closeOnLeaving();
showLoading();
turnPages();
startIslands();
keepPlace();
printAll();
layOutRest().then(() => {
  // A page that is made ready before anybody goes there moves nothing yet.
  if (document.prerendering) addEventListener('prerenderingchange', move, { once: true });
  else move();
});

function move() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  revealOnScroll();
  countUp();
  openFacade();
  playVideos();
  lightCells();
}
