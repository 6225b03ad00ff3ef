/** The shell learns of remotes from data alone: no literal of its code names what belongs to a remote. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Violation } from './cruise-tree.ts';
import { remoteWords } from './remote-words.ts';

const NO_REMOTE = 'shell-knows-no-remote';
const NO_ROUTE = 'shell-names-no-route';

export const LITERAL_RULES: readonly string[] = [NO_REMOTE, NO_ROUTE];

const ROUTE_CALL = /\b(?:pathTo|hasRoute|table[.]find)$/;
const ROUTE_VALUE = /\b(?:route|routeId)$/;

function isRouteId(literal: ts.StringLiteralLike): boolean {
  const { parent } = literal;
  if (ts.isJsxAttribute(parent))
    return /^(?:to|hash)$/.test(parent.name.getText()) && !literal.text.startsWith('/');
  if (ts.isCallExpression(parent))
    return parent.arguments[0] === literal && ROUTE_CALL.test(parent.expression.getText());
  if (!ts.isBinaryExpression(parent)) return false;
  const other = parent.left === literal ? parent.right : parent.left;
  return ROUTE_VALUE.test(other.getText());
}

/** `/kuponok` and `#hirlevel` hold words; any other text counts as a whole. */
function wordsOf(text: string): string[] {
  return /^[/#]/.test(text) ? text.split(/[/#?=&]/) : [text];
}

function literalsOf(node: ts.Node): ts.StringLiteralLike[] {
  // Types hold no values, and an import is the other fences' matter.
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return [];
  const found: ts.StringLiteralLike[] = ts.isStringLiteralLike(node) ? [node] : [];
  node.forEachChild((child) => {
    found.push(...literalsOf(child));
  });
  return found;
}

function violationsIn(file: string, source: string, words: ReadonlySet<string>): Violation[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return literalsOf(parsed).flatMap((literal) => {
    const line = parsed.getLineAndCharacterOfPosition(literal.getStart()).line + 1;
    const where = `${file}:${line}`;
    if (isRouteId(literal))
      return [{ rule: NO_ROUTE, text: `${where}: take the route '${literal.text}' from mf.json` }];
    return wordsOf(literal.text)
      .filter((word) => words.has(word))
      .map((word) => ({ rule: NO_REMOTE, text: `${where}: '${word}' belongs to a remote` }));
  });
}

/** Every literal of the tree's shell that names what belongs to a remote, also by `added` names; tests may. */
export function findRemoteLiterals(tree: string, added: readonly string[] = []): Violation[] {
  const words = remoteWords(tree, added);
  return globSync('shell/src/**/*.{ts,tsx}', { cwd: tree })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/[.]test[.]tsx?$|[/]testing[/]/.test(file))
    .flatMap((file) => violationsIn(file, readFileSync(path.join(tree, file), 'utf8'), words));
}
