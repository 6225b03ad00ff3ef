/** Where what a release was built against and what the API serves do not fit. */
import type { Contract, Operation } from './contract.ts';
import type { FieldTypes } from './field-types.ts';

interface Field {
  type: string;
  isOptional: boolean;
}

/** A field that one side demands and the other does not give, or gives otherwise. */
interface Mismatch {
  path: string;
  demanded: Field;
  given: Field | undefined;
}

const plain = (path: string) => path.replaceAll('?', '');

const parentOf = (path: string) => path.replace(/(?:\.\w[^.[{]*|\[\d*\]|\{\w*\})$/, '');

function byPath(fields: FieldTypes): Map<string, Field> {
  const entries = Object.entries(fields).map(
    ([path, type]) => [plain(path), { type, isOptional: path.endsWith('?') }] as const,
  );
  return new Map(entries);
}

/** The types that accept all values of a type. */
function widerTypes(type: string): string[] {
  if (type === '""') return ['string'];
  if (type.startsWith('"')) return ['string', 'non-empty string'];
  if (type === 'non-empty string') return ['string'];
  if (type === 'integer') return ['number'];
  if (/^-?\d+$/.test(type)) return ['integer', 'number'];
  return type === 'true' || type === 'false' ? ['boolean'] : [];
}

const split = (type: string) => type.split(' | ');

function accepts(demanded: string, given: string): boolean {
  const known = new Set(split(demanded));
  return (
    known.has('any') ||
    split(given).every((type) => [type, ...widerTypes(type)].some((wider) => known.has(wider)))
  );
}

function fits(demanded: Field, given: Field | undefined): boolean {
  if (!given) return demanded.isOptional;
  return (demanded.isOptional || !given.isOptional) && accepts(demanded.type, given.type);
}

/** Fields below one that does not fit, or that is not there, are not named as well. */
function mismatches(demanded: FieldTypes, given: FieldTypes): Mismatch[] {
  const known = byPath(given);
  const found = new Map<string, Mismatch>();
  for (const [path, field] of byPath(demanded)) {
    const parent = parentOf(path);
    if (parent !== path && (!known.has(parent) || found.has(parent))) continue;
    if (fits(field, known.get(path))) continue;
    found.set(path, { path, demanded: field, given: known.get(path) });
  }
  return [...found.values()];
}

const describe = ({ type, isOptional }: Field) => (isOptional ? `${type}, or not at all` : type);

/** @param verb what the side does that gives: `sends`. */
const givenAs = (given: Field | undefined, verb: string) =>
  given ? `${verb} it as ${describe(given)}` : `does not ${verb.slice(0, -1)} it`;

function operationBreaks(built: Operation, served: Operation | undefined): string[] {
  if (!served) return ['the API does not have it'];
  if (served.path !== built.path) {
    return [`the release asks for ${built.path}, the API has it at ${served.path}`];
  }
  return [
    ...mismatches(served.request, built.request).map(
      ({ path, demanded, given }) =>
        `the API demands ${path} as ${describe(demanded)}, the release ${givenAs(given, 'sends')}`,
    ),
    ...mismatches(built.response, served.response).map(
      ({ path, demanded, given }) =>
        `the release reads ${path} as ${describe(demanded)}, the API ${givenAs(given, 'gives')}`,
    ),
  ];
}

/**
 * Compares both ways: what the release reads and the API does not give, and what the API demands and the
 * release does not send. A field that only one side knows is accepted where the other does not demand it.
 * @returns a line for each, with call or form, field, and both types.
 */
export function contractBreaks(built: Contract, served: Contract): string[] {
  const of = (kind: string, all: Contract['calls'], others: Contract['calls']) =>
    Object.entries(all).flatMap(([name, operation]) =>
      operationBreaks(operation, others[name]).map((text) => `${kind} ${name}: ${text}`),
    );
  return [...of('call', built.calls, served.calls), ...of('form', built.forms, served.forms)];
}

interface RecordedRelease {
  app: string;
  id: string;
  contract?: Contract | undefined;
}

/** `contractBreaks` of a release, each line with its name: `cinema@0123456789abcdef: …`; none without a record. */
export function releaseBreaks({ app, id, contract }: RecordedRelease, served: Contract): string[] {
  if (!contract) return [];
  return contractBreaks(contract, served).map((text) => `${app}@${id}: ${text}`);
}
