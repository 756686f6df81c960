import type { ComponentType } from 'react';
import type { Answer } from '../content/places.ts';
import type { Screen } from '../screens/screen.ts';

/** What a screen's panels get to work with. */
export interface ScreenPanelProps {
  screen: Screen;
  /** The answer of the page that the screen's kinds belong to, both languages side by side. */
  answer: Answer;
}

type Load = () => Promise<{ default: ComponentType<ScreenPanelProps> }>;

/** The panels of screens that deviate, each loaded with its screen. */
export const ownPanels = {
  'contact-info': () => import('./contact-info.tsx'),
  'local-seo': () => import('./local-seo.tsx'),
  'primary-services': () => import('./primary-services.tsx'),
  'secondary-services': () => import('./secondary-services.tsx'),
  seo: () => import('./seo.tsx'),
  testimonials: () => import('./testimonials.tsx'),
} satisfies Record<string, Load>;

export type PanelName = keyof typeof ownPanels;
