/** The page on settings, made from the descriptions in the schema that reads them. */
import { settingsSchema } from '@mall/contracts';
import { z } from 'zod';

/** Where the page stands, below the checkout. */
export const SETTINGS_PAGE = 'docs/settings.md';

interface Described {
  description?: string;
  default?: unknown;
  enum?: string[];
}

function valuesOf(name: string, field: Described): string {
  const standard = field.default === undefined ? '' : `\`${String(field.default)}\``;
  const choice = field.enum
    ? ` One of ${field.enum.map((value) => `\`${value}\``).join(', ')}.`
    : '';
  return `| \`${name}\` | ${standard} | ${field.description ?? ''}${choice} |`;
}

/** The page's text. */
export function settingsPage(): string {
  const schema = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    valuesOf(name, field as Described),
  );
  return `# Settings

Every process reads its settings from the environment and refuses to start with a wrong one, naming
it. Nothing has to be set: \`npm start\` runs with the defaults. An empty value counts as not set.

This page is generated from \`shared/contracts/src/settings.ts\` by \`npm run generate\`.

| Setting | Default | Meaning |
|---|---|---|
${rows.join('\n')}
`;
}
