/** Finds a Chromium for the end-to-end tests, and installs one where that is possible. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { say } from '../terminal/output.ts';

/** The first has no windows and menus: a visit costs two thirds of the processor time. */
const NAMES = ['chromium-headless-shell', 'google-chrome', 'chromium', 'chromium-browser'];

export function executableAt(file: string | undefined): string | undefined {
  try {
    accessSync(file ?? '', constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}

export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => executableAt(file));
}

const require = createRequire(import.meta.url);

/** Playwright's command line. */
export function playwrightCli(): string {
  return path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
}

type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** Playwright's own build of the browser, when it has been installed. */
export function ownBrowser(name: BrowserName): string | undefined {
  type Browsers = Record<BrowserName, { executablePath: () => string }>;
  try {
    const file = (require('playwright') as Browsers)[name].executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    // There is none for this platform.
    return undefined;
  }
}

/** Path of a browser that is installed: CHROME_PATH, one on the PATH, or Playwright's own. */
export function installedBrowser(): string | undefined {
  return executableAt(process.env.CHROME_PATH) ?? findOnPath(NAMES) ?? ownBrowser('chromium');
}

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function installByApt(): void {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', 'update')) return;
  const install = (name: string) =>
    succeeds('apt-get', 'install', '-y', '--no-install-recommends', name);
  // Older releases of Debian have only the whole browser.
  if (!install('chromium-headless-shell')) install('chromium');
}

/** Path of an installed browser, or of one that is installed now. */
export function findBrowser(): string | undefined {
  const found = installedBrowser();
  if (found) return found;
  say('no browser is installed; getting one …');
  succeeds(process.execPath, playwrightCli(), 'install', 'chromium');
  if (!installedBrowser()) installByApt();
  return installedBrowser();
}
