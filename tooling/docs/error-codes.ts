/** The page on error codes, made from the catalogue that the servers read. */
import { ERROR_CODES } from '@mall/contracts';

export const ERROR_CODES_PAGE = 'docs/error-codes.md';

export function errorCodesPage(): string {
  const rows = Object.entries(ERROR_CODES).map(
    ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
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
