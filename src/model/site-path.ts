/**
 * Whether a text is a path of this site. A browser drops control signs and takes a backslash for a
 * slash, and two slashes at the beginning for another host.
 */
export const isSitePath = (text: string) =>
  /^\/(?![/\\])[^\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u.test(text);

/** The path of a parsed address as a link may carry it: `//host` is no page of that name. */
export const sitePath = (pathname: string) => pathname.replace(/^[/\\]*/, '/');

/** A path with a part for each of its `:names`, in their order. */
export function fillPath(path: string, ...parts: (string | number)[]): string {
  const left = [...parts];
  return path.replaceAll(/:\w+/g, () => String(left.shift() ?? ''));
}
