/** Lists of the forms, and declarations of the message files, made from the files that there are. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { messageFolders, nounOf } from '../webpack/messages.ts';
import { formName } from '../webpack/used-contract.ts';

const CONTRACTS = 'shared/contracts/src';
const DECLARATION = 'src/generated/app-messages.d.ts';

/** Paths in the checkout and texts of the lists of forms and of their schemas: each form is a file. */
export function formNames(root: string): [file: string, text: string][] {
  const files = globSync('forms/*.ts', { cwd: path.join(root, CONTRACTS) })
    .map((file) => path.basename(file, '.ts'))
    .sort();
  const names = files.map(formName);
  const importsOf = (exported: string) =>
    files.map((file) => `import { ${exported} as ${formName(file)} } from '../forms/${file}.ts';`);
  const forms = [
    '/** Made by `npm run generate` from the files in src/forms. Free of zod. */',
    ...importsOf('form'),
    '',
    '/** Every form that a page sends, by name. */',
    `export const API_FORMS = { ${names.join(', ')} } as const;`,
    'export type ApiForm = keyof typeof API_FORMS;',
    '',
  ];
  const schemas = [
    '/** Made by `npm run generate` from the files in src/forms. */',
    ...importsOf('schemas'),
    '',
    '/** The schemas of what each form sends, and of `data` in the response. */',
    `export const API_FORM_SCHEMAS = { ${names.map((name) => `${name}: ${name}()`).join(', ')} } as const;`,
    '',
  ];
  return [
    [`${CONTRACTS}/generated/forms.ts`, forms.join('\n')],
    [`${CONTRACTS}/generated/form-schemas.ts`, schemas.join('\n')],
  ];
}

/** The declaration that an app's `useMessages` is checked against; TypeScript reads the keys from its imports. */
export function appMessages(root: string, app: string): [file: string, text: string][] {
  const folder = appFolderOf(app);
  const folders = messageFolders(path.join(root, folder));
  if (folders.length === 0) return [];
  const text = [
    '/** Made by `npm run generate` from the message folders of this app. */',
    'export {};',
    '',
    "declare module '@mall/i18n/app-messages' {",
    '  interface AppMessages {',
    `    '${app}': {`,
    ...folders.map((from) => {
      const file = path.posix.relative(path.dirname(DECLARATION), `${from}/en.json`);
      return `      '${nounOf(from)}': typeof import('${file}');`;
    }),
    '    };',
    '  }',
    '}',
    '',
  ].join('\n');
  return [[path.join(folder, DECLARATION), text]];
}
