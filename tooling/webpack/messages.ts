/** Joins the message files of an app (a `messages` folder beside each noun) into one module per language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@mall/contracts';
import type { AppSource } from './app-source.ts';
import { messageFolders, messageIssues, nounOf } from './message-keys.ts';
import { buildFolder, IS_DEVELOPMENT } from './mode.ts';

/** In development the issues are reported beside the build, which goes on. @throws {Error} naming them. */
function checkMessages(folder: string): void {
  const issues = IS_DEVELOPMENT ? [] : messageIssues(folder);
  if (issues.length === 0) return;
  const lines = issues.map(
    ({ position, text }) => `  ${path.basename(folder)}/${position}: ${text}`,
  );
  throw new Error(`messages are not right:\n${lines.join('\n')}`);
}

/** Writes the joined modules into the build folder; returns them as exposed modules, or nothing when the app has no messages. */
export function messageModules({ folder }: AppSource): Record<string, string> {
  const folders = messageFolders(folder).map((from) => path.join(folder, from));
  if (folders.length === 0) return {};
  checkMessages(folder);
  const target = path.join(buildFolder(folder), 'messages');
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
