import { publicPages } from '../../journeys/public-pages.ts';
import { readHeadings } from '../../journeys/read-headings.ts';

for (const path of publicPages) readHeadings(path, [320, 360, 390, 820, 1440, 1920]);
