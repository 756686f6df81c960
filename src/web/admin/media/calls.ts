import type { Picture, PictureList } from '../../../model/contracts/pictures.ts';
import { message } from '../../../model/messages/message.ts';
import { idempotencyKey } from '../../ui/idempotency-key.ts';
import { callApi, saveToApi } from '../api.ts';

export interface PictureQuery {
  page: number;
  search: string;
  isUnused: boolean;
  pngOnly?: boolean;
}

export const picturesOnPage = 24;

export function fetchPictures(query: PictureQuery): Promise<PictureList> {
  const asked = new URLSearchParams({
    page: String(query.page),
    limit: String(picturesOnPage),
    search: query.search,
    unused: String(query.isUnused),
    ...(query.pngOnly && { type: 'png' }),
  });
  return callApi(`/admin/media?${asked}`, { failed: message('fetchFailed', { noun: 'pictures' }) });
}

export const fetchPicture = (name: string) =>
  callApi<Picture>(addressOf(name), { failed: message('fetchFailed', { noun: 'picture' }) });

export const addPicture = (file: File) =>
  saveToApi<Picture>('/admin/media', {
    method: 'POST',
    body: formOf(file),
    failed: message('addFailed', { noun: 'picture' }),
    key: idempotencyKey(),
  });

export const replacePicture = (name: string, file: File) =>
  saveToApi<Picture>(addressOf(name), {
    method: 'PUT',
    body: formOf(file),
    failed: message('replaceFailed', { noun: 'picture' }),
  });

export const deletePicture = (name: string) =>
  saveToApi<unknown>(addressOf(name), {
    method: 'DELETE',
    failed: message('deleteFailed', { noun: 'picture' }),
  });

const addressOf = (name: string) => `/admin/media/${encodeURIComponent(name)}`;

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('image', file);
  return form;
}
