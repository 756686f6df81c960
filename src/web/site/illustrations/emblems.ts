import type { Drawing } from '../../../model/pages/leasing/drawings.ts';

/**
 * Each in a square of 48, as three flat shapes that lie on each other: the body, its shade and a
 * spark. Built from quarters, halves and squares, as everything that is drawn here.
 */
type Shapes = readonly [body: string, shade: string, spark: string];

export const emblems = {
  noFee: [
    'M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38z',
    'M24 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24z',
    'M8 36L36 8l4 4-28 28z',
  ],
  pages: [
    'M4 8h40v32H4z',
    'M4 8h40v8H4zM28 22h10v3H28zM28 28h10v3H28z',
    'M10 21h13v13a13 13 0 0 1-13-13z',
  ],
  shield: [
    'M24 4l18 6v14c0 10-7 17-18 20C13 41 6 34 6 24V10z',
    'M24 4l18 6v14c0 10-7 17-18 20z',
    'M14 22l3-3 5 5 10-10 3 3-13 13z',
  ],
  mail: ['M4 11h40v28H4z', 'M4 11h40L24 28z', 'M24 20a6 6 0 1 1 0 12 6 6 0 0 1 0-12z'],
  search: [
    'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32z',
    'M31 27l14 14-4 4-14-14zM20 10a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
    'M20 10a10 10 0 0 1 10 10H20z',
  ],
  answer: [
    'M4 6h40v27H23L12 43V33H4z',
    'M12 14h24v4H12zM12 22h13v4H12z',
    'M33 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  ],
  restaurants: [
    'M6 20h28v7a14 14 0 0 1-28 0z',
    'M34 22a7 7 0 0 1 0 14l1-4a3 3 0 0 0 0-6zM6 43h28v3H6z',
    'M12 16v-6a6 6 0 0 1 6-6v6a6 6 0 0 1-6 6zM22 16v-6a6 6 0 0 1 6-6v6a6 6 0 0 1-6 6z',
  ],
  clinics: [
    'M17 4h14v13h13v14H31v13H17V31H4V17h13z',
    'M17 17h14v14a14 14 0 0 1-14-14z',
    'M34 4a10 10 0 0 1 10 10H34z',
  ],
  salons: [
    'M9 3l22 29h-8zM39 3L17 32h8z',
    'M15 30a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zm0 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM33 30a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zm0 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
    'M24 20a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  ],
  property: ['M5 23L24 5l19 18v20H5z', 'M17 43V32a7 7 0 0 1 14 0v11z', 'M33 5h7v15l-7-7z'],
  contractors: [
    'M7 32a17 17 0 0 1 34 0z',
    'M3 32h42a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7z',
    'M20 12h8v20h-8z',
  ],
  advisers: [
    'M22 5h4v34h8v4H14v-4h8zM8 9h32v4H8z',
    'M2 26h16a8 8 0 0 1-16 0zM30 26h16a8 8 0 0 1-16 0z',
    'M10 13l6 13H4zM38 13l6 13H32z',
  ],
  shops: [
    'M9 16h30l4 28H5z',
    'M15 16v-3a9 9 0 0 1 18 0v3h-4v-3a5 5 0 0 0-10 0v3z',
    'M14 22h10v10a10 10 0 0 1-10-10zM24 32h10a10 10 0 0 1-10 10z',
  ],
  gyms: ['M7 10h9v28H7zM32 10h9v28h-9z', 'M2 21h44v6H2z', 'M16 15h5v18h-5zM27 15h5v18h-5z'],
  schools: [
    'M24 7l23 12-23 12L1 19z',
    'M11 27l13 7 13-7v8a18 18 0 0 1-26 0z',
    'M41 22h3v11h-3zM42.5 32a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  ],
  travel: [
    'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
    'M24 4c11 11 11 29 0 40C13 33 13 15 24 4z',
    'M4 22h40v4H4z',
  ],
  cars: [
    'M3 27a7 7 0 0 1 7-7h28a7 7 0 0 1 7 7v9H3z',
    'M11 20a11 11 0 0 1 11-11h4a11 11 0 0 1 11 11z',
    'M13 30a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM35 30a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  ],
  freight: [
    'M2 10h26v26H2z',
    'M30 17h6a10 10 0 0 1 10 10v9H30z',
    'M12 31a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM37 31a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  ],
  events: [
    'M3 14h11l4-6h12l4 6h11v27H3z',
    'M24 17a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
    'M24 17a10.5 10.5 0 0 1 10.5 10.5H24zM37 18h4v4h-4z',
  ],
  cleaning: [
    'M19 5a17 17 0 0 0 17 17 17 17 0 0 0-17 17A17 17 0 0 0 2 22 17 17 0 0 0 19 5z',
    'M38 29a8 8 0 0 0 8 8 8 8 0 0 0-8 8 8 8 0 0 0-8-8 8 8 0 0 0 8-8z',
    'M39 3a6 6 0 0 0 6 6 6 6 0 0 0-6 6 6 6 0 0 0-6-6 6 6 0 0 0 6-6z',
  ],
  other: ['M19 5h10v38H19z', 'M5 19h38v10H5z', 'M19 19h10v10H19z'],
  map: [
    'M24 3a16 16 0 0 1 16 16c0 10-16 26-16 26S8 29 8 19A16 16 0 0 1 24 3z',
    'M24 11a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
    'M24 11a8 8 0 0 1 8 8h-8z',
  ],
  clock: [
    'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
    'M24 4a20 20 0 0 1 20 20H24z',
    'M22 11h4v12l9 6-2 4-11-7z',
  ],
  phone: [
    'M13 3h22a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z',
    'M13 9h22v26H13z',
    'M13 35a22 22 0 0 1 22-22v22z',
  ],
  star: ['M9 9h30v30H9z', 'M24 3l21 21-21 21L3 24z', 'M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18z'],
  cart: [
    'M12 12h34l-6 19H17z',
    'M2 5h8l8 29h22v4H15L7 9H2z',
    'M20 38a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM36 38a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  ],
  arch: [
    'M5 44V23a19 19 0 0 1 38 0v21z',
    'M13 44V25a11 11 0 0 1 22 0v19z',
    'M20 44V29a4 4 0 0 1 8 0v15z',
  ],
} as const satisfies Record<string, Shapes> & Record<Drawing, Shapes>;

export type EmblemName = keyof typeof emblems;
