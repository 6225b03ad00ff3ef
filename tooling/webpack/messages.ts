/** Joins the message files of an app (a `messages` folder beside each noun) into one module per language. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@mall/contracts';
import { TaskError } from '../repository.ts';
import type { AppSource } from './app-source.ts';
import { buildFolder, IS_DEVELOPMENT } from './mode.ts';

type Tree = { [key: string]: string | Tree };

/** `src/features/films/messages` holds the messages of the noun `films`. */
export function nounOf(messagesFolder: string): string {
  return path.basename(path.dirname(messagesFolder));
}

/** Message folders of an app, relative to its folder. @throws {TaskError} naming two of one noun. */
export function messageFolders(appFolder: string): string[] {
  const folders = globSync('src/**/messages', { cwd: appFolder }).sort();
  for (const [noun, ofNoun] of Map.groupBy(folders, nounOf))
    if (ofNoun.length > 1) throw new TaskError(`${ofNoun.join(' and ')} have one noun, ${noun}`);
  return folders;
}

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

function keysIn(folder: string): { language: Language; keys: Set<string> }[] {
  return LANGUAGES.map((language) => {
    const text = readFileSync(path.join(folder, `${language}.json`), 'utf8');
    return { language, keys: new Set(keysOf(JSON.parse(text) as Tree)) };
  });
}

/** The keys that an app's messages have in every language, such as `films.title`. */
export function messageKeys(appFolder: string): string[] {
  return messageFolders(appFolder).flatMap((folder) => {
    const [first, ...others] = keysIn(path.join(appFolder, folder)).map(({ keys }) => keys);
    const everywhere = [...(first ?? [])].filter((key) => others.every((keys) => keys.has(key)));
    return everywhere.map((key) => `${nounOf(folder)}.${key}`).sort();
  });
}

/** Messages that a language lacks, each with its file below the app's folder. @throws when a file is no JSON. */
export function missingMessages(appFolder: string): string[] {
  return messageFolders(appFolder).flatMap((folder) => {
    const found = keysIn(path.join(appFolder, folder));
    const all = [...new Set(found.flatMap(({ keys }) => [...keys]))];
    return found.flatMap(({ language, keys }) =>
      all
        .filter((key) => !keys.has(key))
        .map((key) => `${folder}/${language}.json: message ${key} is missing`),
    );
  });
}

/** In development missing messages are reported beside the build, which goes on. */
function checkMessages(folder: string): void {
  const missing = IS_DEVELOPMENT ? [] : missingMessages(folder);
  if (missing.length === 0) return;
  const lines = missing.map((text) => `  ${path.basename(folder)}/${text}`);
  throw new Error(`messages are not right:\n${lines.join('\n')}`);
}

/** Writes the joined modules; returns them as exposed modules. @throws {Error} naming missing messages. */
export function messageModules({ folder }: AppSource): Record<string, string> {
  const folders = messageFolders(folder).map((from) => path.join(folder, from));
  if (folders.length === 0) return {};
  checkMessages(folder);
  const target = path.join(buildFolder(folder), 'messages');
  mkdirSync(target, { recursive: true });
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const file = path.join(target, `${language}.js`);
      // A noun may be a reserved word.
      const lines = folders.map((from, index) => {
        const module = path.relative(target, path.join(from, `${language}.json`));
        return `import m${index} from ${JSON.stringify(module)};`;
      });
      const entries = folders.map((from, index) => `${JSON.stringify(nounOf(from))}: m${index}`);
      writeFileSync(file, `${lines.join('\n')}\nexport default { ${entries.join(', ')} };\n`);
      return [`./messages/${language}`, file];
    }),
  );
}
