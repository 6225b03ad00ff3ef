/** Finds a Chromium for the end-to-end tests, and installs one where that is possible. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { say } from '../terminal/output.ts';

const NAMES = ['google-chrome', 'chromium', 'chromium-browser'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(
    isExecutable,
  );
}

const requireFromE2e = createRequire(path.join(REPOSITORY, 'e2e/package.json'));

/** Playwright's command line, as the end-to-end tests have it. */
export function playwrightCli(): string {
  return path.join(path.dirname(requireFromE2e.resolve('playwright/package.json')), 'cli.js');
}

/** The browser that Playwright brings itself, when it has been installed. */
function ofPlaywright(): string | undefined {
  try {
    const { chromium } = requireFromE2e('playwright') as {
      chromium: { executablePath: () => string };
    };
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function installed(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && isExecutable(CHROME_PATH)) return CHROME_PATH;
  return onPath() ?? ofPlaywright();
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function installByPlaywright(): void {
  run(process.execPath, playwrightCli(), 'install', 'chromium');
}

function installByApt(): void {
  if (process.getuid?.() !== 0 || !run('apt-get', 'update')) return;
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
}

/**
 * Path of a browser: CHROME_PATH, one on the PATH, Playwright's own; else one is installed.
 * Undefined when none can be had.
 */
export function findBrowser(): string | undefined {
  const found = installed();
  if (found) return found;
  say('no browser is installed; getting one …');
  installByPlaywright();
  if (!installed()) installByApt();
  return installed();
}
