import { useEffect, useState } from 'react';
import { type Message, message } from '../../../model/messages/message.ts';
import type { Input } from '../../../model/vocabulary/checks.ts';
import type { InputHints } from '../../../model/vocabulary/field.ts';
import { fileTooLarge, imageLimits } from '../../../model/vocabulary/images.ts';
import { arabicOf, withArabic, withValue } from '../forms/values.ts';

const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** What the file picker offers; what it lets through is checked after. */
export const acceptedBy = ({ pngOnly, suggestsPng }: InputHints) =>
  pngOnly || suggestsPng ? 'image/png' : types.join(',');

/** What is wrong with a chosen file, or nothing. */
export function faultOfFile(file: File, { pngOnly }: InputHints): Message | undefined {
  if (pngOnly && file.type !== 'image/png') return message('pngOnlyPicked');
  if (!types.includes(file.type)) return message('wrongType');
  return file.size > imageLimits.bytes ? fileTooLarge : undefined;
}

/** A chosen file as an address that an image can show; the page's policy allows no blobs. */
export function useFilePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ file: File; src: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setPreview({ file, src: String(reader.result) });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return preview?.file === file ? preview?.src : undefined;
}

/** A picture of the library in a field; its descriptions come along where none are written yet. */
export function withPicture(
  values: Input,
  name: string,
  { path, alt, ar }: { path: string; alt: string; ar?: { alt: string } },
): Input {
  const key = `${name}Alt`;
  const chosen = withValue(values, name, path);
  if (values[key] || !alt) return chosen;
  const described = withValue(chosen, key, alt);
  return ar && !arabicOf(values)[key] ? withArabic(described, key, ar.alt) : described;
}
