import { pictureFacts } from '../../model/picture.ts';
import { originalOf, pathOfUpload } from './upload-name.ts';

/** A plain picture of the same shape and colour, all of which the name tells. */
export function placeholderFor(name: string): { body: string; type: string } {
  const facts = pictureFacts(pathOfUpload(originalOf(name)));
  const { width = 1, height = 1, color = 'transparent' } = facts ?? {};
  const sized = `width="${width}" height="${height}"`;
  const body = `<svg xmlns="http://www.w3.org/2000/svg" ${sized}><rect ${sized} fill="${color}"/></svg>`;
  return { body, type: 'image/svg+xml' };
}
