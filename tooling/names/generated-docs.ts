/** The pages of `docs/` that are made from schemas and catalogues in the contracts. */
import { ERROR_CODES, settingsSchema } from '@mall/contracts';
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

function errorCodesPage(): string {
  const rows = Object.entries(ERROR_CODES).map(
    ([name, { status, meaning }]) => `| ${code(name)} | ${status} | ${meaning} |`,
  );
  return `# Error codes of the API

A response other than 2xx has the body \`{ "errors": [{ "code": "…" }] }\`. Besides the codes below,
\`<field>:required\` and \`<field>:invalid\` with 422 name a field or a parameter that the schema
refuses.

This page is generated from \`shared/contracts/src/api/error-codes.ts\` by \`npm run generate\`.

| Code | Status | Meaning |
|---|---|---|
${rows.join('\n')}
`;
}

/** Paths in the checkout and texts of the pages. */
export function generatedDocs(): [file: string, text: string][] {
  return [
    ['docs/settings.md', settingsPage()],
    ['docs/error-codes.md', errorCodesPage()],
  ];
}
