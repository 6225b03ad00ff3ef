/** Reads `mf.json` and the message files of the apps in this repository. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf, type Language, type MfJson, mfJsonSchema } from '@mall/contracts';
import type { Messages } from '@mall/i18n';

/** Jest runs in its root. */
const REPOSITORY = process.cwd();

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Calls `read` once for the same names: no file of the repository changes while a test runs. */
export function readOnce<Names extends readonly string[], Value>(read: (...names: Names) => Value) {
  const known = new Map<string, Value>();
  return (...names: Names): Value => {
    const key = names.join(' ');
    const value = known.get(key) ?? read(...names);
    known.set(key, value);
    return value;
  };
}

/** Names of all apps that have an `mf.json`. */
export const allApps = readOnce(() =>
  globSync('{shell,mf-*}/mf.json', { cwd: REPOSITORY }).map((file) =>
    path.dirname(file).replace(/^mf-/, ''),
  ),
);

/**
 * The `mf.json` of `app`.
 * @throws {Error} when there is none.
 */
export const readMfJson = readOnce((app: string): MfJson => {
  const file = path.join(REPOSITORY, appFolderOf(app), 'mf.json');
  if (!existsSync(file)) throw new Error(`app ${app}: ${file} is not there`);
  return mfJsonSchema.parse(readJson(file));
});

/** The messages of `app` by noun, as its build joins them. */
export const readMessages = readOnce((app: string, language: Language): Messages => {
  const files = globSync(`src/**/messages/${language}.json`, {
    cwd: path.join(REPOSITORY, appFolderOf(app)),
  });
  return Object.fromEntries(
    files.map((file) => [
      path.basename(path.dirname(path.dirname(file))),
      readJson(path.join(REPOSITORY, appFolderOf(app), file)) as Messages,
    ]),
  );
});
