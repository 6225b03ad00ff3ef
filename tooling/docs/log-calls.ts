/** Reads the calls that write a log line off the sources: level, message and fields. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface LogCall {
  level: string;
  message: string;
  /** Names of the fields; undefined where the call does not show them. */
  fields: readonly string[] | undefined;
  /** Path below the checkout. */
  file: string;
}

/** Written for what the call does not show. */
export const ANY = '…';

const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/** Names of an object's properties, or undefined when it is spread from elsewhere. */
function fieldsOf(object: ts.ObjectLiteralExpression): string[] | undefined {
  const names = object.properties.map(({ name }) => name?.getText());
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** The object that `name` is declared with last before `call`. */
function declaredObject(name: string, call: ts.Node): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (node.pos > call.pos) return;
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) {
      const value = node.initializer;
      found = value && ts.isObjectLiteralExpression(value) ? value : undefined;
    }
    ts.forEachChild(node, visit);
  };
  visit(call.getSourceFile());
  return found;
}

function fieldsGiven(given: ts.Expression | undefined): readonly string[] | undefined {
  if (!given) return [];
  if (ts.isObjectLiteralExpression(given)) return fieldsOf(given);
  const object = ts.isIdentifier(given) ? declaredObject(given.text, given) : undefined;
  return object && fieldsOf(object);
}

/** `info` of `log.info`; `…` of `log[level]`. */
function levelOf(callee: ts.Expression): string | undefined {
  if (ts.isElementAccessExpression(callee)) return ANY;
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  return LEVELS.has(callee.name.text) ? callee.name.text : undefined;
}

/** `log.info(fields, message)`, as pino takes it. */
function pinoCall({ expression, arguments: given }: ts.CallExpression) {
  const level = levelOf(expression);
  if (!level || !/^[\w.#]*\blog(?:\.\w+|\[.+\])$/.test(expression.getText())) return;
  const [first, second] = given;
  return { level, message: second ?? first, fields: second && first };
}

/** `log(level, message, fields)`, as the render worker takes it. */
function workerCall({ expression, arguments: given }: ts.CallExpression) {
  const [level, message, fields] = given;
  if (!/(^|\.)log$/.test(expression.getText()) || !level) return;
  if (!ts.isStringLiteral(level) || !LEVELS.has(level.text)) return;
  return { level: level.text, message, fields };
}

/** @throws {Error} when the message is no fixed string. */
function logCall(call: ts.CallExpression, file: string): LogCall | undefined {
  const found = pinoCall(call) ?? workerCall(call);
  if (!found) return undefined;
  const { level, message, fields } = found;
  // A line that is passed on stands where it is written.
  if (level === ANY && message && !ts.isStringLiteralLike(message)) return undefined;
  if (!message || !ts.isStringLiteralLike(message)) {
    const { line } = call.getSourceFile().getLineAndCharacterOfPosition(call.getStart());
    throw new Error(
      `${file}:${line + 1}: a log message is a fixed string; fields carry what varies`,
    );
  }
  return { level, message: message.text, fields: fieldsGiven(fields), file };
}

/** The parsed sources of the servers, without their tests. */
export function serverSources(root: string): ts.SourceFile[] {
  const patterns = [
    'gateway/src',
    'api/src',
    'release/src',
    'shared/server/src',
    'shell/src/server',
  ];
  return globSync(
    patterns.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter((file) => !/test\.tsx?$|\/testing\//.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    });
}

/** Every node below `source`. */
function nodesOf(source: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(source, (child) => void children.push(child));
  return children.flatMap((child) => [child, ...nodesOf(child)]);
}

/** @throws {Error} naming the file and line of a message that is no fixed string. */
export function logCalls(sources: readonly ts.SourceFile[]): LogCall[] {
  return sources.flatMap((source) =>
    nodesOf(source)
      .filter(ts.isCallExpression)
      .flatMap((call) => logCall(call, source.fileName) ?? []),
  );
}
