/** `npm run screenshots`: takes the screenshots in `docs/screenshots/`. */
import { defineConfig } from 'playwright/test';
import site from '../playwright.config.ts';

export default defineConfig({ ...site, testDir: '.', globalSetup: '../site/global-setup.ts' });
