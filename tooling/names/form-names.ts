/** The lists of all forms, made from the files that declare one each. */
import { globSync } from 'node:fs';
import path from 'node:path';

const CONTRACTS = 'shared/contracts/src';

interface DeclaredForm {
  /** `giftCardBalance` of `gift-card-balance.ts`. */
  name: string;
  file: string;
}

function declaredForms(root: string): DeclaredForm[] {
  return globSync('forms/*.ts', { cwd: path.join(root, CONTRACTS) })
    .map((file) => path.basename(file))
    .sort()
    .map((file) => ({
      file,
      name: path
        .basename(file, '.ts')
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    }));
}

const importsOf = (forms: readonly DeclaredForm[], exported: string) =>
  forms.map(({ name, file }) => `import { ${exported} as ${name} } from '../forms/${file}';`);

function formList(forms: readonly DeclaredForm[]): string {
  return [
    '/** Made by `npm run generate` from the files in src/forms. Free of zod. */',
    ...importsOf(forms, 'form'),
    '',
    '/** Every form that a page sends, by name. */',
    `export const API_FORMS = { ${forms.map(({ name }) => name).join(', ')} } as const;`,
    'export type ApiForm = keyof typeof API_FORMS;',
    '',
  ].join('\n');
}

function schemaList(forms: readonly DeclaredForm[]): string {
  return [
    '/** Made by `npm run generate` from the files in src/forms. */',
    ...importsOf(forms, 'schemas'),
    '',
    '/** The schemas of what each form sends, and of `data` in the response. */',
    `export const API_FORM_SCHEMAS = { ${forms.map(({ name }) => `${name}: ${name}()`).join(', ')} } as const;`,
    '',
  ].join('\n');
}

/** Paths in the checkout and texts of both lists. */
export function formNames(root: string): [file: string, text: string][] {
  const forms = declaredForms(root);
  return [
    [`${CONTRACTS}/generated/forms.ts`, formList(forms)],
    [`${CONTRACTS}/generated/form-schemas.ts`, schemaList(forms)],
  ];
}
