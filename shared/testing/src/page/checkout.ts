/** Reads what apps say of themselves in the checkout: `mf.json` and message files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf, type Language, type MfJson, mfJsonSchema } from '@mall/contracts';
import type { Messages } from '@mall/i18n';

const CHECKOUT = path.resolve(import.meta.dirname, '../../../..');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Names of all apps that have an `mf.json`. */
export function allApps(): string[] {
  return globSync('{shell,mf-*}/mf.json', { cwd: CHECKOUT }).map((file) =>
    path.dirname(file).replace(/^mf-/, ''),
  );
}

/**
 * The public face of `app`.
 * @throws {Error} when it has none.
 */
export function readMfJson(app: string): MfJson {
  const file = path.join(CHECKOUT, appFolderOf(app), 'mf.json');
  if (!existsSync(file)) throw new Error(`app ${app}: ${file} is not there`);
  return mfJsonSchema.parse(readJson(file));
}

/** The messages of `app` by noun, as its build joins them. */
export function readMessages(app: string, language: Language): Messages {
  const files = globSync(`src/**/messages/${language}.json`, {
    cwd: path.join(CHECKOUT, appFolderOf(app)),
  });
  return Object.fromEntries(
    files.map((file) => [
      path.basename(path.dirname(path.dirname(file))),
      readJson(path.join(CHECKOUT, appFolderOf(app), file)) as Messages,
    ]),
  );
}
