import { languages } from '../../src/model/language.ts';
import * as editor from '../engines/editor-journeys.ts';
import * as visitor from '../engines/visitor-journeys.ts';
import { walk } from '../engines/walk.ts';

const journeys = Object.values({ ...visitor, ...editor });
const devices = ['phone', 'desktop'] as const;

walk(languages.flatMap((language) => devices.map((device) => ({ language, device, journeys }))));
