import type { ComponentType } from 'react';
import type { PanelName, ScreenPanelProps } from '../screens/rows.ts';

type Load = () => Promise<{ default: ComponentType<ScreenPanelProps> }>;

/** The panels of screens that deviate, each loaded with its screen. */
export const ownPanels: Record<PanelName, Load> = {
  brand: () => import('./brand.tsx'),
  'contact-info': () => import('./contact-info.tsx'),
  'local-seo': () => import('./local-seo.tsx'),
  'primary-services': () => import('./primary-services.tsx'),
  'secondary-services': () => import('./secondary-services.tsx'),
  seo: () => import('./seo.tsx'),
  testimonials: () => import('./testimonials.tsx'),
  wording: () => import('./wording.tsx'),
};
