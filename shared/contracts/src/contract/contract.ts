/** What apps and the API expect of each other: the fields of each call and form. */
import { z } from 'zod';
import { API_PATHS, type ApiCall } from '../api/calls.ts';
import { API_QUERIES } from '../api/queries.ts';
import { API_SCHEMAS } from '../api/schemas.ts';
import { API_FORM_SCHEMAS } from '../generated/form-schemas.ts';
import { API_FORMS, type ApiForm } from '../generated/forms.ts';
import { type FieldTypes, fieldTypes } from './field-types.ts';

const fieldTypesSchema = z.record(z.string(), z.string());

const operationSchema = z.object({
  /** Below `/api`. */
  path: z.string(),
  /** What is sent: the query of a call, the body of a form. */
  request: fieldTypesSchema,
  /** `data` of the response. */
  response: fieldTypesSchema,
});
export type Operation = z.infer<typeof operationSchema>;

/** What the API serves, or what of it a release was built against. */
export const contractSchema = z.object({
  calls: z.record(z.string(), operationSchema),
  forms: z.record(z.string(), operationSchema),
});
export type Contract = z.infer<typeof contractSchema>;

/** Of each app what its last releases use; those that use the same are in one entry. */
export type ReleasedContracts = Record<string, { releases: string[]; contract: Contract }[]>;

const ALL_CALLS = Object.keys(API_PATHS) as ApiCall[];
const ALL_FORMS = Object.keys(API_FORMS) as ApiForm[];

const QUERIES: Readonly<Record<string, z.ZodType>> = API_QUERIES;

function callOperation(call: ApiCall): Operation {
  return {
    path: API_PATHS[call],
    request: fieldTypes(QUERIES[call] ?? z.object({}), 'query', 'input'),
    response: fieldTypes(API_SCHEMAS[call], 'data', 'output'),
  };
}

function formOperation(form: ApiForm): Operation {
  const { body, data } = API_FORM_SCHEMAS[form];
  return {
    path: API_FORMS[form].path,
    request: fieldTypes(body, 'body', 'input'),
    response: fieldTypes(data, 'data', 'output'),
  };
}

const operations = <Name extends string>(
  names: readonly Name[],
  operation: (name: Name) => Operation,
) => Object.fromEntries(names.map((name) => [name, operation(name)]));

/** The contract of an API of these sources. */
export function apiContract(): Contract {
  return {
    calls: operations(ALL_CALLS, callOperation),
    forms: operations(ALL_FORMS, formOperation),
  };
}

/** What an app uses of the API. */
export interface ApiUse {
  calls: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  /** Whether the app reads a field of this name. */
  reads: (name: string) => boolean;
}

/** The name of a field, whose items and keys are read with it. */
const NAME = /\.(\w+)\??(?:\[\d*\]|\{\w*\})*$/;

/** The fields that are read, with all that lead to them. */
function readFields(fields: FieldTypes, reads: ApiUse['reads']): FieldTypes {
  const paths = Object.keys(fields);
  const read = paths.filter((path) => {
    const name = NAME.exec(path)?.[1];
    return name === undefined || reads(name);
  });
  const kept = paths.filter((path) => read.some((other) => other.startsWith(path)));
  return Object.fromEntries(kept.map((path) => [path, fields[path] ?? '']));
}

/** The part of this contract that an app uses; names that the API does not have are left out. */
export function usedContract({ calls, forms, reads }: ApiUse): Contract {
  const readOperation = (call: ApiCall): Operation => {
    const operation = callOperation(call);
    return { ...operation, response: readFields(operation.response, reads) };
  };
  return {
    calls: operations(
      ALL_CALLS.filter((call) => calls.has(call)),
      readOperation,
    ),
    forms: operations(
      ALL_FORMS.filter((form) => forms.has(form)),
      formOperation,
    ),
  };
}
