import { replace } from 'react-router';

/** So many records of a long list at a time. */
export const pageSize = 20;

export const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** A page that has lost its last record, or never was, gives way to the last one there is. */
export function stayWithin(request: Request, total: number, size = pageSize): void {
  const { pathname, searchParams } = new URL(request.url);
  const last = lastPage(total, size);
  if (Number(searchParams.get('page') ?? 1) <= last) return;
  searchParams.set('page', String(last));
  throw replace(`${pathname}?${searchParams}`);
}
