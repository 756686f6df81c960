export const en = {
  sets: 'Sets of colours',
  setsAbout: 'One click takes all of them. Each can be changed below.',
  chosen: 'chosen',
};

export type BrandTexts = typeof en;
