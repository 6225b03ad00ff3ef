/** The page on log messages and error codes, made from the calls in the sources. */
import { ERROR_CODES } from '@mall/contracts';
import { ANY, type LogCall, logCalls, serverSources } from './log-calls.ts';

/** Where the page stands, below the checkout. */
export const LOG_MESSAGES_PAGE = 'docs/log-messages.md';

function messageRow({ level, message, fields, file }: LogCall): string {
  const names = fields?.map((field) => `\`${field}\``).join(', ') ?? ANY;
  return `| \`${message}\` | ${level} | ${names} | [${file}](../${file}) |`;
}

/**
 * The page's text.
 * @throws {Error} naming a log message that is no fixed string.
 */
export function logMessagesPage(root: string): string {
  const sources = serverSources(root);
  const messages = logCalls(sources).map(messageRow).sort();
  const codes = Object.entries(ERROR_CODES).map(
    ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
  );
  return `# Log messages and error codes

This page is generated from the sources by \`npm run generate\`.

## Log messages

Each line is JSON. \`msg\` is one of these fixed strings; fields carry what varies. \`err\` is an error
with its type, message and stack. The field \`process\` names the process. \`…\` stands for fields that
vary. Messages of \`shell/\` come from the render worker and are in the gateway's log.
One line more is Fastify's own, once a process accepts connections: \`Server listening at <origin>\`
(info).

| Message | Level | Fields | Source |
|---|---|---|---|
${messages.join('\n')}

## Error codes of the API

A response other than 2xx has the body \`{ "errors": [{ "code": "…" }] }\`. Besides the codes below,
\`<field>:required\` and \`<field>:invalid\` with 422 name a field or a parameter that the schema
refuses.

| Code | Status | Meaning |
|---|---|---|
${codes.join('\n')}
`;
}
