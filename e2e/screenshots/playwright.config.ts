/** `npm run screenshots`: takes the pictures in `docs/screenshots/` of the running site. */
import { defineConfig } from 'playwright/test';
import site from '../playwright.config.ts';

export default defineConfig({ ...site, testDir: '.', globalSetup: '../site/global-setup.ts' });
