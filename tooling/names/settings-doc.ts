/** The page of `docs/` on settings, made from their schema. */
import { settingsSchema } from '@mall/contracts';
import { z } from 'zod';

interface Described {
  description?: string;
  default?: unknown;
  enum?: string[];
}

const code = (text: unknown) => `\`${String(text)}\``;

function settingRow([name, field]: [string, Described]): string {
  const standard = field.default === undefined ? '' : code(field.default);
  const choice = field.enum ? ` One of ${field.enum.map(code).join(', ')}.` : '';
  return `| ${code(name)} | ${standard} | ${field.description ?? ''}${choice} |`;
}

function settingsPage(): string {
  const schema = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries((schema.properties ?? {}) as Record<string, Described>);
  return `# Settings

Every process reads its settings from the environment and refuses to start with a wrong one, naming
it. Nothing has to be set: \`npm start\` runs with the defaults. An empty value counts as not set.

This page is generated from \`shared/contracts/src/settings.ts\` by \`npm run generate\`.

| Setting | Default | Meaning |
|---|---|---|
${rows.map(settingRow).join('\n')}
`;
}

/** Path in the checkout and text of the page. */
export function settingsDoc(): [file: string, text: string] {
  return ['docs/settings.md', settingsPage()];
}
