/**
 * Runs before the first paint and needs nothing else. It takes a visitor who chose Arabic from an
 * English address to its twin, and stores a choice at the click on the switch: otherwise a stored
 * `ar` would send the visitor straight back. Whoever goes back wants the page from before, as it
 * was.
 */
export const storedChoice = `(() => {
  const key = 'selectedLanguage';
  const store = ({ target, button }) => {
    const chosen = button < 2 && target.closest?.('a[data-language]')?.dataset.language;
    try { if (chosen) localStorage.setItem(key, chosen); } catch {}
  };
  addEventListener('click', store, true);
  addEventListener('auxclick', store, true);
  const { pathname, search, hash } = location;
  if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') return;
  try {
    if (localStorage.getItem(key) === 'ar' && !/^\\/(ar|admin)(\\/|$)/i.test(pathname))
      location.replace('/ar' + (pathname === '/' ? '' : pathname) + search + hash);
  } catch {}
})();`;

/** The next page is made ready as soon as somebody means to go there. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/api/*', '/uploads/*', '/*.xml'] } },
          // It is followed once, and would be turned back by the choice that is stored then.
          { not: { selector_matches: '[data-language]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Every script that a page carries itself. They are constants, so a policy can name them. */
export const inlineScripts = [storedChoice, speculationRules];
