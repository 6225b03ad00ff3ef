import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { SETTINGS_PAGE, settingsPage } from './settings.ts';

test('the page on settings is what the schema says; `node tooling/docs/write.ts` renews it', () => {
  expect(readFileSync(path.join(CHECKOUT, SETTINGS_PAGE), 'utf8')).toBe(settingsPage());
});
