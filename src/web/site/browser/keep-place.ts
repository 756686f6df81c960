import { layOutAll } from './lay-out-rest.ts';

const key = 'placeInOtherLanguage';

interface Place {
  pathname: string;
  section: number;
  /** How much of the section was above the screen. */
  share: number;
}

/** The language switch leads to the same place of the twin page, whose parts are as many. */
export function keepPlace() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[data-language]');
    if (link instanceof HTMLAnchorElement) store(placeOn(link.pathname));
  });
  const place = take();
  if (place?.pathname === location.pathname && !location.hash) goTo(place);
}

const sections = () => [...document.querySelectorAll('main > *, body > footer')];

function placeOn(pathname: string): Place {
  const all = sections();
  const section = all.findIndex((each) => each.getBoundingClientRect().bottom > 0);
  const { top = 0, height = 1 } = all[section]?.getBoundingClientRect() ?? {};
  return { pathname, section, share: -top / height };
}

function goTo({ section, share }: Place) {
  layOutAll();
  const { top = 0, height = 0 } = sections()[section]?.getBoundingClientRect() ?? {};
  scrollTo({ top: scrollY + top + share * height, behavior: 'instant' });
}

/** Storage may be forbidden: then the twin begins at its top. */
function store(place: Place) {
  try {
    if (scrollY > 0) sessionStorage.setItem(key, JSON.stringify(place));
  } catch {}
}

function take(): Place | null {
  try {
    const place = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return place && JSON.parse(place);
  } catch {
    return null;
  }
}
