import { z } from 'zod';
import type { Field } from './field.ts';

export const imageTexts = {
  wrongType: 'Please select a valid image file (jpg, jpeg, png, gif, webp)',
  pngOnlyPicked: 'Please select a valid image file (PNG only)',
  pngOnly: 'Only PNG images are allowed',
  tooLarge: 'File size must be less than 5MB',
} as const;

export const imageLimits = { bytes: 5 * 1024 * 1024, pixels: 50_000_000 } as const;

interface ImageOptions {
  /** On create, or while the block does not exist; a later save without one keeps the stored image. */
  required?: boolean;
  pngOnly?: boolean;
  suggestsPng?: boolean;
  keywords?: readonly string[];
  hint?: string;
}

type RequiredImage = ImageOptions & { required: true };

/**
 * A path below /uploads/, a link or one of the field's keywords; a file becomes its path before it
 * is checked here. `undefined` says "as it was" and `null` takes the image away, so whether one is
 * missing can only be told beside the stored record.
 */
export function image(label: string, options: RequiredImage): Field<string, 'image'>;
export function image(label: string, options?: ImageOptions): Field<string | null, 'image'>;
export function image(label: string, options: ImageOptions = {}): Field<string | null, 'image'> {
  const { required = false, ...input } = options;
  const isImage = (value: string) =>
    input.keywords?.includes(value) || /^\/uploads\/[\w.-]+$/.test(value) || isLink(value);
  const schema = z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .string(imageTexts.wrongType)
        .trim()
        .max(2000, imageTexts.wrongType)
        .refine(isImage, imageTexts.wrongType)
        .nullish(),
    )
    .meta({ type: ['string', 'null'], description: 'A file, an /uploads/ path or a link' });
  return {
    kind: 'image',
    label,
    required,
    translated: false,
    schema: schema as z.ZodType<string | null>,
    empty: null,
    input,
  };
}

function isLink(value: string) {
  const address = URL.parse(value);
  return address !== null && ['http:', 'https:'].includes(address.protocol);
}
