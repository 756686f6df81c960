/**
 * The inline scripts of a page that the renderer itself has put there, known by a mark that it was
 * given for this one page, and the page without the marks. A script that came into the page by any
 * other way carries none, and no policy will name it.
 */
export function takeMarkedScripts(page: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const inline = new RegExp(
    `<script(?=[^>]*${attribute})(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
  return {
    html: page.replaceAll(attribute, ''),
    scripts: [...page.matchAll(inline)].map(([, script]) => script ?? ''),
  };
}
