import { z } from 'zod';
import type { Bilingual } from '../language.ts';
import { carry } from '../messages/in-zod.ts';
import { message } from '../messages/message.ts';
import { pictureSchemes, webAddress } from '../web-address.ts';
import { type ImageLabel, type Label, labelled } from '../words/labels.ts';
import type { Field, Fields, InputHints } from './field.ts';
import { text } from './fields.ts';

export const imageLimits = { bytes: 5 * 1024 * 1024, pixels: 50_000_000 } as const;

export const fileTooLarge = message('fileTooLarge', { max: imageLimits.bytes / 1024 ** 2 });

interface ImageOptions {
  /** On create, or while the block does not exist; a later save without one keeps the stored image. */
  required?: boolean;
  pngOnly?: boolean;
  suggestsPng?: boolean;
  keywords?: readonly string[];
  shape?: 'square' | 'round';
  hint?: Bilingual;
}

type RequiredImage = ImageOptions & { required: true };

/**
 * A path below /uploads/, a link or one of the field's keywords; a file becomes its path before it
 * is checked here. `undefined` says "as it was" and `null` takes the image away, so whether one is
 * missing can only be told beside the stored record.
 */
export function image(name: ImageLabel, options: RequiredImage): Field<string, 'image'>;
export function image(name: ImageLabel, options?: ImageOptions): Field<string | null, 'image'>;
export function image(name: ImageLabel, options: ImageOptions = {}): Field<string | null, 'image'> {
  const { required = false, ...input } = options;
  const isImage = (value: string) =>
    input.keywords?.includes(value) ||
    /^\/uploads\/[\w.-]+$/.test(value) ||
    webAddress(value, pictureSchemes) !== null;
  const wrongType = carry(message('wrongType'));
  const schema = z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .string(wrongType)
        .trim()
        .max(2000, wrongType)
        .refine(isImage, wrongType)
        .refine(
          (value) => !(input.pngOnly && /^\/uploads\/.+\.(?:jpg|webp)$/.test(value)),
          carry(message('pngOnly')),
        )
        .nullish(),
    )
    .meta({ type: ['string', 'null'], description: 'A file, an /uploads/ path or a link' });
  return {
    type: 'image',
    label: labelled(name),
    required,
    translated: false,
    schema: schema as z.ZodType<string | null>,
    empty: null,
    input,
  };
}

/**
 * A picture that speaks for the agency: shown as it is, so there is nothing to crop, and named by
 * what it stands for. The server draws with it too, so it lies here.
 */
export function wholePicture(
  name: Label,
  ground: 'light' | 'dark',
  options: Pick<ImageOptions, 'shape' | 'hint'> = {},
): WholePicture {
  const field = image(name as ImageLabel, options);
  const schema = field.schema.refine(
    (value) => !value || value.startsWith('/uploads/'),
    carry(message('notUploaded', { label: field.label })),
  );
  return { ...field, schema, input: { ...field.input, wholeOn: ground } };
}

interface WholePicture extends Field<string | null, 'image'> {
  readonly input: InputHints & { wholeOn: 'light' | 'dark' };
}

/** Which required pictures a record would be without, for the form and the server alike. */
export const missingPictures = (fields: Fields, isThere: (key: string) => boolean) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([key, { type, required }]) => type === 'image' && required && !isThere(key))
      .map(([key, { label }]) => [key, message('required', { label })]),
  );

/** What each use of a picture says of it: the same file may show something else elsewhere. */
export type WithPictureTexts<F extends Fields> = {
  [K in keyof F | PictureTextKey<F>]: K extends keyof F
    ? F[K]
    : K extends `${string}Alt`
      ? Field<string, 'text'>
      : Field<string, 'focus'>;
};

/** The names that the pictures among the fields bring along. */
export type PictureTextKey<F extends Fields> = `${ImageKey<F>}${'Alt' | 'Focus'}`;

type ImageKey<F extends Fields> = {
  [K in keyof F & string]: F[K] extends WholePicture
    ? never
    : F[K] extends { type: 'image' }
      ? K
      : never;
}[keyof F & string];

export function withPictureTexts<F extends Fields>(fields: F): WithPictureTexts<F> {
  const entries = Object.entries(fields).flatMap(([key, field]): [string, Field][] =>
    field.type === 'image' && !field.input.wholeOn
      ? [
          [key, field],
          [`${key}Alt`, alt(field.label.en as ImageLabel)],
          [`${key}Focus`, focus(field.label.en as ImageLabel)],
        ]
      : [[key, field]],
  );
  return Object.fromEntries(entries) as WithPictureTexts<F>;
}

const alt = (image: ImageLabel) =>
  text(`${image} description`, {
    required: false,
    hint: {
      en: 'What the picture shows, for those who do not see it; blank if it only decorates',
      ar: 'ما في الصورة لمن لا يراها؛ اتركه فارغًا إن كانت للزينة فقط',
    },
  });

/** The point that stays visible when a picture is cropped, as CSS writes an `object-position`. */
function focus(image: ImageLabel): Field<string, 'focus'> {
  const label = labelled(`${image} focal point`);
  const schema = z
    .preprocess(
      (value) => value ?? '',
      z
        .string(carry(message('notText', { label })))
        .trim()
        .regex(/^(?:(?:\d{1,2}|100)% (?:\d{1,2}|100)%)?$/, carry(message('notFocus', { label }))),
    )
    .meta({ type: ['string', 'null'], examples: ['50% 30%'] });
  const hint = {
    en: 'The part of the picture that stays visible when it is cropped',
    ar: 'الجزء الذي يبقى ظاهرًا حين تُقصّ الصورة',
  };
  return {
    type: 'focus',
    label,
    required: false,
    translated: false,
    schema,
    empty: '',
    input: { hint },
  };
}
