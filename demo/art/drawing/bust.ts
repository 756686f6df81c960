import { at, ellipse, path, rect, ring, stroke, within } from './element.ts';
import { paint, shade } from './paint.ts';
import { type Group, ink, night, paper } from './palette.ts';

interface Skin {
  light: string;
  dark: string;
}

export const skins = {
  wheat: { light: '#e6b48c', dark: '#c98a62' },
  olive: { light: '#d39f72', dark: '#ad7549' },
  umber: { light: '#a86f47', dark: '#7f4c2f' },
  rose: { light: '#efc3a4', dark: '#d6967a' },
} satisfies Record<string, Skin>;

const half = 'M0-400H400V400H0z';

/** A head in two tones, lit from the left; no features, so that it is anyone. */
export const head = ({ light, dark }: Skin) =>
  rect(-34, 20, 68, 110, dark) +
  path('M-34 74Q0 108 34 74V60H-34z', night, { opacity: 0.25 }) +
  ellipse(0, -30, 78, 100, light) +
  within(half, ellipse(0, -30, 78, 100, dark)) +
  // The ridge of the nose turns a plain split into a face.
  path('M0-52L-16 14H0z', dark);

export const shoulders = (fill: string, shadowed = 0.5) =>
  path('M-190 240V214A130 120 0 0 1-60 104H60A130 120 0 0 1 190 214V240z', fill) +
  path('M0 104H60A130 120 0 0 1 190 214V240H0z', shade('right'), { opacity: shadowed });

export const backdrop = (group: Group | 'ink' | 'paper', turn: 'slope' | 'rise' = 'slope') => {
  const fill = group === 'ink' ? ink : group === 'paper' ? '#efe5d3' : paint(group, turn);
  const line = group === 'paper' ? ink : paper;
  return (
    rect(-240, -240, 480, 480, fill) +
    stroke('M-120-240V240M0-240V240M120-240V240M-240-120H240M-240 0H240M-240 120H240', line, 1, {
      opacity: 0.25,
    }) +
    ring(0, -30, 172, line, 1.5, { opacity: 0.5 })
  );
};

export const seated = (...shapes: string[]) => at(0, 12, ...shapes);
