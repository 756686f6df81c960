/**
 * A public page is complete without its scripts, and most of it is below the screen. So the first
 * screen is painted before anything else takes the line or the processor: then the other sections
 * are laid out (site.css makes them wait), and then the scripts are asked for, each in a quiet
 * moment of its own. Whoever comes back to a place further down gets the whole page at once.
 */
export function firstScreenFirst(html: string, nonce: string): string {
  const own = `<script nonce="${nonce}"`;
  return html
    .replace('<html', '<html data-first-screen=""')
    .replace('</head>', `${own}>${whole}</script></head>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      new RegExp(`${own} type="module" async="">([\\s\\S]*?)</script>`),
      (_, start: string) => `${own} type="later">${start}</script>${own}>${wake}</script>`,
    );
}

const whole = `if (history.state || location.hash)
  delete document.documentElement.dataset.firstScreen;`;

const wake = `new PerformanceObserver(async (_, observer) => {
  observer.disconnect();
  // Safari has no requestIdleCallback.
  const idle = self.requestIdleCallback ?? setTimeout;
  const each = async (selector, work) => {
    for (const element of document.querySelectorAll(selector)) {
      await new Promise((next) => idle(next, { timeout: 100 }));
      work(element);
    }
  };
  await each('[data-first-screen] :is(main > section, footer)', (section) => {
    section.style.contentVisibility = 'visible';
  });
  delete document.documentElement.dataset.firstScreen;
  await each('link[rel=later]', (link) => {
    link.rel = 'modulepreload';
  });
  await each('script[type=later]', (later) => {
    const start = document.createElement('script');
    start.type = 'module';
    start.textContent = later.textContent;
    later.replaceWith(start);
  });
}).observe({ type: 'paint', buffered: true });`;
