import { screensOf, sections } from '../../../src/web/admin/screens.ts';
import { walkScreens } from '../../journeys/walk-screens.ts';

for (const section of sections) {
  const screens = screensOf(section);
  for (const language of ['en', 'ar'] as const) {
    walkScreens(section, language, { screens, widths: [1440, 1024, 390] });
  }
}
