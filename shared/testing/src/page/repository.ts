/** Reads `mf.json` and the message files of the apps in this repository. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf, type Language, type MfJson, mfJsonSchema } from '@mall/contracts';
import type { Messages } from '@mall/i18n';

/** Jest runs in its root. */
const REPOSITORY = process.cwd();

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Names of all apps that have an `mf.json`. */
export function allApps(): string[] {
  return globSync('{shell,mf-*}/mf.json', { cwd: REPOSITORY }).map((file) =>
    path.dirname(file).replace(/^mf-/, ''),
  );
}

/**
 * The `mf.json` of `app`.
 * @throws {Error} when there is none.
 */
export function readMfJson(app: string): MfJson {
  const file = path.join(REPOSITORY, appFolderOf(app), 'mf.json');
  if (!existsSync(file)) throw new Error(`app ${app}: ${file} is not there`);
  return mfJsonSchema.parse(readJson(file));
}

/** The messages of `app` by noun, as its build joins them. */
export function readMessages(app: string, language: Language): Messages {
  const files = globSync(`src/**/messages/${language}.json`, {
    cwd: path.join(REPOSITORY, appFolderOf(app)),
  });
  return Object.fromEntries(
    files.map((file) => [
      path.basename(path.dirname(path.dirname(file))),
      readJson(path.join(REPOSITORY, appFolderOf(app), file)) as Messages,
    ]),
  );
}
