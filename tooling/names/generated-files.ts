/** Every file that is made from other files of the checkout and committed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingsSchema } from '@mall/contracts';
import { z } from 'zod';
import { appsOf, readManifests } from '../build/apps.ts';
import { IS_PACKAGE } from '../repository.ts';
import { operatorFiles } from './dashboard.ts';
import { appMessages, formNames } from './generated-lists.ts';
import { addedNames, SITE_NAMES, siteNames } from './site-names.ts';

interface Described {
  description?: string;
  default?: unknown;
  enum?: string[];
}

const code = (text: unknown) => `\`${String(text)}\``;

function settingLine([name, field]: [string, Described]): string {
  const standard = field.default === undefined ? '' : ` (${code(field.default)})`;
  const choice = field.enum ? ` One of ${field.enum.map(code).join(', ')}.` : '';
  return `- ${code(name)}${standard}: ${field.description ?? ''}${choice}`;
}

function settingsPage(): string {
  const schema = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' });
  const entries = Object.entries((schema.properties ?? {}) as Record<string, Described>);
  return `# Settings

Settings are environment variables; defaults are in parentheses. \`npm start\` needs none. An empty value counts as not set. A process refuses to start with a wrong one, and names it.

This page is generated from \`shared/contracts/src/settings.ts\` by \`npm run generate\`.

${entries.map(settingLine).join('\n')}
`;
}

/** A page of the example content has the id of its route. */
const isEditorial = (root: string) => (id: string) =>
  existsSync(path.join(root, `api/content/pages/${id}.yaml`));

function generatedFiles(root: string): [file: string, text: string][] {
  const messages = appsOf(root).flatMap((app) => appMessages(root, app));
  if (IS_PACKAGE) {
    const own = addedNames(readManifests(root), 'the mf.json of each app here');
    return [['generated/site-names.d.ts', own], ...messages];
  }
  return [
    ['docs/settings.md', settingsPage()],
    ...operatorFiles(),
    [SITE_NAMES, siteNames(readManifests(root), isEditorial(root))],
    ...formNames(root),
    ...messages,
  ];
}

function hasText(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

export function staleFiles(
  root: string,
  files = generatedFiles(root),
): [file: string, text: string][] {
  return files.filter(([file, text]) => !hasText(path.join(root, file), text));
}

/** Writes the files that do not have their text; returns their paths. */
export function writeGenerated(root: string, files = generatedFiles(root)): string[] {
  return staleFiles(root, files).map(([file, text]) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return file;
  });
}
