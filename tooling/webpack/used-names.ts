/**
 * Names of routes, slots and messages in the modules of an app's chunks: `<PageLink to="…">`, `pathTo('…')`,
 * `<Slot name="…">` and `t('…')`. TypeScript alone checks names in variables.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from '@mall/contracts';
import { parseSync } from '@swc/core';
import type { Compilation, Module } from 'webpack';
import { REPOSITORY } from '../repository.ts';

export interface NamesInSource {
  routes: string[];
  slots: string[];
  /** Of a `t` that is declared as `const t = useMessages('cinema')`. */
  messages: { app: string; key: string }[];
}

interface Node {
  type?: string;
  value?: unknown;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesOf(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** The strings that an expression may be: a literal, or one of two. */
function literalsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'StringLiteral') return [String(value.value)];
  if (value.type === 'ConditionalExpression')
    return [...literalsOf(value.consequent), ...literalsOf(value.alternate)];
  return literalsOf(value.expression);
}

/** `to` of `<PageLink to="…">`. */
function attributeOf({ type, name, attributes }: Node, element: string, key: string): string[] {
  if (type !== 'JSXOpeningElement' || !isNode(name) || name.value !== element) return [];
  return (Array.isArray(attributes) ? attributes : [])
    .filter((attribute: Node) => isNode(attribute.name) && attribute.name.value === key)
    .flatMap((attribute: Node) => literalsOf(attribute.value));
}

/** The first argument of `pathTo('…')` or `shellContext.pathTo('…')`. */
function argumentOf({ type, callee, arguments: given }: Node, name: string): string[] {
  if (type !== 'CallExpression' || !isNode(callee)) return [];
  const called = isNode(callee.property) ? callee.property.value : callee.value;
  return called === name && Array.isArray(given) ? literalsOf(given[0]) : [];
}

/** The keys of each variable that holds an app's messages: `t` of `const t = useMessages('cinema')`. */
function messagesIn(nodes: readonly Node[]): NamesInSource['messages'] {
  const apps = new Map<unknown, string>();
  for (const { type, id, init } of nodes) {
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) continue;
    for (const app of argumentOf(init, 'useMessages')) apps.set(id.value, app);
  }
  return [...apps].flatMap(([variable, app]) => {
    const keys = new Set(nodes.flatMap((node) => argumentOf(node, String(variable))));
    return [...keys].sort().map((key) => ({ app, key }));
  });
}

const slotNamesOf = (node: Node) => [
  ...attributeOf(node, 'Slot', 'name'),
  ...attributeOf(node, 'DeferredSlot', 'name'),
];

/** A route that the module asks `hasRoute` for may be absent: its links are left out then. */
export function namesInSource(source: string, tsx = true): NamesInSource {
  // In a file with JSX the generic arrow function `<Value>() => …` would be an element.
  const nodes = [...nodesOf(parseSync(source, { syntax: 'typescript', tsx }))];
  const all = (read: (node: Node) => string[]) => new Set(nodes.flatMap(read));
  const optional = all((node) => argumentOf(node, 'hasRoute'));
  const linked = all((node) => [
    ...attributeOf(node, 'PageLink', 'to'),
    ...argumentOf(node, 'pathTo'),
  ]);
  return {
    routes: [...linked.difference(optional)].sort(),
    slots: [...all(slotNamesOf)].sort(),
    messages: messagesIn(nodes),
  };
}

/** Modules that were joined into one are listed one by one. */
const joined = (module: Module & { modules?: Module[] }) => module.modules ?? [module];

/** Also what a repository with remotes alone has as packages. */
const OUR_SOURCE = /^(?!\.\.)(?:(?!.*node_modules).*\.tsx?|node_modules\/@mall\/.*\.js)$/;

/** The source files of a build, below the repository. */
export function sourcesIn({ chunks, chunkGraph }: Compilation): string[] {
  const files = [...chunks]
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap(joined)
    .map((module) => path.relative(REPOSITORY, module.nameForCondition() ?? ''))
    .filter((file) => OUR_SOURCE.test(file));
  return [...new Set(files)].sort();
}

export function usedNames(compilation: Compilation): BuildRecord['uses'] {
  const found = sourcesIn(compilation).map((module) => ({
    module,
    ...namesInSource(readFileSync(path.join(REPOSITORY, module), 'utf8'), module.endsWith('x')),
  }));
  return {
    routes: found.flatMap(({ module, routes }) => routes.map((route) => ({ route, module }))),
    slots: found.flatMap(({ module, slots }) => slots.map((slot) => ({ slot, module }))),
    messages: found.flatMap(({ module, messages }) =>
      messages.map((message) => ({ ...message, module })),
    ),
  };
}
