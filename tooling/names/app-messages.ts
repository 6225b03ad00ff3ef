/**
 * The message keys of an app, as a declaration for `useMessages` to be checked against. It names the
 * message files; their keys are read by TypeScript, so a new key needs no new declaration.
 */
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { messageFolders, nounOf } from '../webpack/messages.ts';

const DECLARATION = 'src/generated/app-messages.d.ts';

const variableOf = (noun: string) =>
  noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Path in the checkout and text of an app's declaration; none for an app without messages. */
export function appMessages(root: string, app: string): [file: string, text: string][] {
  const folder = appFolderOf(app);
  const folders = messageFolders(path.join(root, folder));
  if (folders.length === 0) return [];
  const nouns = folders.map(nounOf);
  const text = [
    '/** Made by `npm run generate` from the message folders of this app. */',
    ...folders.map((from) => {
      const file = path.posix.relative(path.dirname(DECLARATION), `${from}/en.json`);
      return `import type ${variableOf(nounOf(from))} from '${file}';`;
    }),
    '',
    "declare module '@mall/i18n/app-messages' {",
    '  interface AppMessages {',
    `    '${app}': {`,
    ...nouns.map((noun) => `      '${noun}': typeof ${variableOf(noun)};`),
    '    };',
    '  }',
    '}',
    '',
  ].join('\n');
  return [[path.join(folder, DECLARATION), text]];
}
