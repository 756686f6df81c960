import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { field } from './admin-form.ts';

export interface PictureField {
  label: string;
  /** Only while nothing is stored. */
  isRequired?: boolean;
  takes?: 'PNG only' | 'PNG first';
}

/** Refuses what is no picture and what is too large, and shows the one that is chosen. */
export async function choosePicture(form: Locator, picture: PictureField): Promise<void> {
  const { label, takes } = picture;
  const isPngOnly = takes === 'PNG only';
  const input = field(form, label);
  await expect(input).toHaveAttribute('accept', takes ? 'image/png' : /jpeg.*png.*gif.*webp/);
  await input.setInputFiles(isPngOnly ? pictures.gif : pictures.none);
  const types = isPngOnly ? 'PNG only' : 'jpg, jpeg, png, gif, webp';
  await expect(form.getByText(`Please select a valid image file (${types})`)).toBeVisible();
  await input.setInputFiles(pictures.tooLarge);
  await expect(form.getByText('File size must be less than 5MB')).toBeVisible();
  await input.setInputFiles(isPngOnly ? pictures.png : pictures.gif);
  await expect(form.getByText('File size must be less than 5MB')).toHaveCount(0);
  await expect(previewOf(form, label)).toHaveAttribute('src', /^data:image\/(png|gif)/);
}

/** The address of the stored picture, as the form previews it. */
export async function storedPicture(form: Locator, label: string): Promise<string> {
  await expect(previewOf(form, label)).toHaveAttribute('src', /^\/uploads\//);
  return (await previewOf(form, label).getAttribute('src')) ?? '';
}

const previewOf = (form: Locator, label: string) => form.getByAltText(`Preview: ${label}`);

/** On the disk: a browser takes a path at once, and the bytes of a large file slowly. */
const folder = mkdtempSync(join(tmpdir(), 'wajha-pictures-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** One pixel each, beside what is refused. */
export const pictures = {
  png: file(
    'pixel.png',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  gif: file(
    'pixel.gif',
    Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  ),
  tooLarge: file('large.png', Buffer.alloc(5 * 1024 * 1024 + 1)),
  none: file('notes.txt', 'no picture'),
};
