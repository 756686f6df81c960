/** Six digits after a hash, in small letters: the only way a colour is stored. */
export type Colour = string;

export const isColour = (text: unknown): text is Colour =>
  typeof text === 'string' && /^#[0-9a-f]{6}$/.test(text);

type Three = readonly [number, number, number];

/** WCAG 2: the contrast of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** WCAG 2: how light a colour is, from 0 to 1. */
export function luminance(colour: Colour): number {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As `color-mix(in oklab, colour share, other)` does, and gradients between such mixtures. */
export function mixInOklab(colour: Colour, share: number, other: Colour): Colour {
  const [one, two] = [oklabOf(colour), oklabOf(other)];
  return colourOf(map(one, (value, at) => value * share + (two[at] ?? 0) * (1 - share)));
}

/** As an older gradient does, and a colour that lets its ground through. */
export function mixInSrgb(colour: Colour, share: number, other: Colour): Colour {
  const [one, two] = [channelsOf(colour), channelsOf(other)];
  return hexOf(map(one, (value, at) => value * share + (two[at] ?? 0) * (1 - share)));
}

export const lightnessOf = (colour: Colour): number => oklabOf(colour)[0];

/** The same hue in another lightness (OKLCH), as colourful as the screen can show it. */
export const withLightness = (colour: Colour, lightness: number): Colour =>
  colourIn({ ...oklchOf(colour), lightness });

export interface Oklch {
  lightness: number;
  chroma: number;
  /** In degrees, from 0 to 360. */
  hue: number;
}

export function oklchOf(colour: Colour): Oklch {
  const [lightness, a, b] = oklabOf(colour);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

/** With less chroma where the screen cannot show all of it. */
export function colourIn({ lightness, chroma, hue }: Oklch): Colour {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  for (let share = 1; share > 0; share -= 0.02) {
    const lab: Three = [lightness, a * share, b * share];
    if (lightIn(lab).every((value) => value > -0.0005 && value < 1.0005)) return colourOf(lab);
  }
  return colourOf([lightness, 0, 0]);
}

const map = (three: Three, change: (value: number, at: number) => number): Three =>
  three.map(change) as unknown as Three;

const channelsOf = (colour: Colour): Three => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const hexOf = (channels: Three): Colour =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The channels as amounts of light. */
const lightOf = (colour: Colour): Three =>
  map(channelsOf(colour), (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );

// The numbers are those of the definition of OKLab, https://bottosson.github.io/posts/oklab.
function oklabOf(colour: Colour): Three {
  const [red, green, blue] = lightOf(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function lightIn([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const colourOf = (lab: Three): Colour =>
  hexOf(
    map(lightIn(lab), (value) =>
      value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055,
    ),
  );
