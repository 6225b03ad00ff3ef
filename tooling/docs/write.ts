/** Writes the generated pages of `docs/`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { SETTINGS_PAGE, settingsPage } from './settings.ts';

writeFileSync(path.join(CHECKOUT, SETTINGS_PAGE), settingsPage());
