/**
 * A schema as a flat list of its fields and their types: easy to compare, and to read in a refusal. The
 * objects of a union share one list; no schema has a union of several objects.
 */
import { z } from 'zod';

/**
 * Types by path, such as `data.movies[].trailer`: `string | null`. The path of a field that may be left
 * out ends in `?`. `{}` is any key of a record. Lengths, patterns and formats are left out, except that a
 * text must not be empty: that is how a field of a form is required.
 */
export type FieldTypes = Readonly<Record<string, string>>;

type Node = Pick<
  z.core.JSONSchema.JSONSchema,
  'type' | 'const' | 'enum' | 'anyOf' | 'minLength' | 'required' | 'format'
> & {
  properties?: Record<string, Node>;
  items?: Node;
  prefixItems?: Node[];
  propertyNames?: Node;
  additionalProperties?: Node | boolean;
};

/** What `anyOf` may be; a schema without it is its only one. */
const alternatives = (node: Node): Node[] => (node.anyOf as Node[] | undefined) ?? [node];

function typesOf({ type, const: only, enum: values, minLength, format }: Node): string[] {
  if (only !== undefined) return [JSON.stringify(only)];
  if (values) return values.map((value) => JSON.stringify(value));
  if (format === 'binary') return ['file'];
  const types = [type ?? 'any'].flat();
  return types.map((one) => (one === 'string' && minLength ? 'non-empty string' : one));
}

function* childrenOf(node: Node, path: string): Generator<[path: string, child: Node]> {
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    yield [`${path}.${name}${node.required?.includes(name) ? '' : '?'}`, child];
  }
  // Not the `false` that ends a tuple.
  if (node.items) yield [`${path}[]`, node.items];
  for (const [index, child] of (node.prefixItems ?? []).entries())
    yield [`${path}[${index}]`, child];
  if (node.propertyNames) yield [`${path}{key}`, node.propertyNames];
  if (typeof node.additionalProperties === 'object') yield [`${path}{}`, node.additionalProperties];
}

function* fieldsOf(node: Node, path: string): Generator<[path: string, type: string]> {
  const all = alternatives(node).flatMap(alternatives);
  yield [path, [...new Set(all.flatMap(typesOf))].sort().join(' | ')];
  for (const one of all) {
    for (const [childPath, child] of childrenOf(one, path)) yield* fieldsOf(child, childPath);
  }
}

/** @param root the first part of each path. @param io what is read by the schema, or what it returns. */
export function fieldTypes(schema: z.ZodType, root: string, io: 'input' | 'output'): FieldTypes {
  const node = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return Object.fromEntries([...fieldsOf(node as Node, root)].sort());
}
