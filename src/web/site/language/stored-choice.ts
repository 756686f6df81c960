/**
 * Runs before the first paint and needs nothing else. It takes a visitor who chose Arabic from an
 * English address to its twin, and stores a choice even when the switch is used before hydration:
 * otherwise a stored `ar` would send the visitor straight back.
 */
const script = `(() => {
  const key = 'selectedLanguage';
  const store = ({ target, button }) => {
    const chosen = button < 2 && target.closest?.('a[data-language]')?.dataset.language;
    try { if (chosen) localStorage.setItem(key, chosen); } catch {}
  };
  addEventListener('click', store, true);
  addEventListener('auxclick', store, true);
  const { pathname, search, hash } = location;
  try {
    if (localStorage.getItem(key) === 'ar' && !/^\\/(ar|admin)(\\/|$)/i.test(pathname))
      location.replace('/ar' + (pathname === '/' ? '' : pathname) + search + hash);
  } catch {}
})();`;

/** A constant, without input. */
export const storedChoice = { dangerouslySetInnerHTML: { __html: script } };
