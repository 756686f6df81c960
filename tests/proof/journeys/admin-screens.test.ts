import { sections } from '../../../src/web/admin/sections.ts';
import { walkScreens } from '../../journeys/walk-screens.ts';

for (const section of sections) walkScreens(section, 'ar');
