/** Joins the message files of an app (a `messages` folder beside each noun) into one module per language. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@mall/contracts';
import type { AppSource } from './app-source.ts';

type Tree = { [key: string]: string | Tree };

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** `src/features/films/messages` holds the messages of the noun `films`. */
export function nounOf(messagesFolder: string): string {
  return path.basename(path.dirname(messagesFolder));
}

/** Message folders of an app, relative to its folder. */
export function messageFolders(folder: string): string[] {
  return globSync('src/**/messages', { cwd: folder }).sort();
}

function read(folder: string, language: Language): Tree {
  return JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Tree;
}

/** @throws {Error} naming the keys that one of the languages lacks. */
function checkSameKeys(folder: string): void {
  const [hu, en] = LANGUAGES.map((language) => new Set(keysOf(read(folder, language))));
  if (!hu || !en) return;
  const missing = [...hu.symmetricDifference(en)];
  if (missing.length > 0) {
    throw new Error(`${folder}: not in both languages: ${missing.join(', ')}`);
  }
}

/** Writes the joined modules into the build folder; returns them as exposed modules, or nothing when the app has no messages. */
export function messageModules({ folder }: AppSource): Record<string, string> {
  const folders = messageFolders(folder).map((from) => path.join(folder, from));
  if (folders.length === 0) return {};
  folders.forEach(checkSameKeys);
  const target = path.join(folder, '.build/messages');
  mkdirSync(target, { recursive: true });
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const file = path.join(target, `${language}.js`);
      const lines = folders.map((from) => {
        const module = path.relative(target, path.join(from, `${language}.json`));
        return `import ${nounOf(from).replaceAll('-', '_')} from ${JSON.stringify(module)};`;
      });
      const entries = folders.map((from) => {
        const noun = nounOf(from);
        return `${JSON.stringify(noun)}: ${noun.replaceAll('-', '_')}`;
      });
      writeFileSync(file, `${lines.join('\n')}\nexport default { ${entries.join(', ')} };\n`);
      return [`./messages/${language}`, file];
    }),
  );
}
