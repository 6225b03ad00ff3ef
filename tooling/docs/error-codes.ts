/** Reads the error codes of the API off its sources, the gateway's, and the schemas of its forms. */
import { API_FORM_SCHEMAS, UPLOAD_FIELDS } from '@mall/contracts';
import ts from 'typescript';
import { z } from 'zod';
import { ANY, nodesOf } from './log-calls.ts';

export interface ErrorCode {
  code: string;
  /** HTTP status of the answer; `other 4xx` for that of a code without one of its own. */
  status: string;
}

const OTHER = 'other 4xx';
const FORM_STATUS = '422';

const SERVERS = /^(?:api|gateway)\//;

const strings = (nodes: readonly ts.Node[]) =>
  nodes.filter(ts.isStringLiteral).map(({ text }) => text);

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((candidate) => candidate.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The string itself, or the one that the constant of this name in the same file holds. */
function stringsOf(code: ts.Expression): string[] {
  if (!ts.isIdentifier(code)) return strings([code]);
  return nodesOf(code.getSourceFile())
    .filter(ts.isVariableDeclaration)
    .filter(({ name }) => name.getText() === code.text)
    .flatMap(({ initializer }) => strings(initializer ? [initializer] : []));
}

/** `new HttpError(404, 'not_found')`, or the gateway's `errorAnswer(503, 'api:unavailable')`. */
function thrown(node: ts.Node): ErrorCode[] {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return [];
  if (!['HttpError', 'errorAnswer'].includes(node.expression.getText())) return [];
  const [status, ...codes] = node.arguments ?? [];
  return codes.flatMap(stringsOf).map((code) => ({ code, status: status?.getText() ?? ANY }));
}

/** `{ status: 503, codes: ['timeout'] }`, or `{ status, codes: [CODES[status] ?? 'request:invalid'] }`. */
function described(node: ts.Node): ErrorCode[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  const codes = property(node, 'codes');
  if (!codes || !ts.isArrayLiteralExpression(codes)) return [];
  const status = property(node, 'status')?.getText() ?? OTHER;
  return strings(nodesOf(codes)).map((code) => ({ code, status }));
}

/** `const CODES = { 404: 'not_found' }`. */
function byStatus(node: ts.Node): ErrorCode[] {
  if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'CODES') return [];
  if (!node.initializer || !ts.isObjectLiteralExpression(node.initializer)) return [];
  return node.initializer.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name, initializer }) =>
      strings([initializer]).map((code) => ({ code, status: name.getText() })),
    );
}

/** `'birthday:too_late'`: what a check of a form answers with. `node:fs` and `xml:base` are no codes. */
const FIELD_CODE = /^(?!(?:node|xml):)[a-z]+(?:_[a-z]+)*:[a-z]+(?:_[a-z]+)*$/;

function checked(node: ts.Node): ErrorCode[] {
  if (!ts.isStringLiteral(node) || !FIELD_CODE.test(node.text)) return [];
  return [{ code: node.text, status: FORM_STATUS }];
}

/** What a form's schema answers to nothing, and to an object in place of each value. */
function formCodes(schema: z.ZodType): ErrorCode[] {
  const fields = Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {});
  const wrong = Object.fromEntries(fields.map((field) => [field, {}]));
  const issues = [{}, wrong].flatMap((body) => schema.safeParse(body).error?.issues ?? []);
  return issues.map(({ path, message }) => ({
    code: `${String(path[0])}:${message}`,
    status: FORM_STATUS,
  }));
}

/** Each code once for each status, in alphabetical order. */
export function errorCodes(sources: readonly ts.SourceFile[]): ErrorCode[] {
  const nodes = sources.filter(({ fileName }) => SERVERS.test(fileName)).flatMap(nodesOf);
  const answered = nodes.flatMap((node) => [
    ...thrown(node),
    ...described(node),
    ...byStatus(node),
  ]);
  const known = new Set(answered.map(({ code }) => code));
  const codes = [
    ...answered,
    ...nodes.flatMap(checked).filter(({ code }) => !known.has(code)),
    ...Object.values(API_FORM_SCHEMAS).flatMap(({ body }) => formCodes(body)),
    ...UPLOAD_FIELDS.map((field) => ({ code: `${field}:required`, status: FORM_STATUS })),
  ];
  const distinct = new Map(codes.map((entry) => [`${entry.code} ${entry.status}`, entry]));
  return [...distinct.keys()].sort().flatMap((key) => distinct.get(key) ?? []);
}
