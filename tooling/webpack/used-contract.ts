/**
 * What an app uses of the API: the calls that its code names (`load('cinema')`) or its `mf.json` lists, the
 * forms that it imports, and of responses the fields whose names are in its code or in that of a package
 * which the shell provides for it.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  API_PATHS,
  type ApiUse,
  type Contract,
  type MfJson,
  SHELL,
  usedContract,
} from '@mall/contracts';
import { SHARED_MODULES } from '@mall/runtime/shared-modules';
import type { Compilation } from 'webpack';
import { IS_PACKAGE, REPOSITORY } from '../repository.ts';
import { sourcesIn } from './used-names.ts';

const CALL = /\b(?:load|useApiData|useLoadedData)\(\s*'(\w+)'/g;
const FORM = /'@mall\/contracts\/forms\/([\w-]+)'/g;

const CONTRACTS = /^(?:shared|node_modules\/@mall)\/contracts\//;

/** The name of the form that `file` of the contracts declares. */
export const formName = (file: string) =>
  file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const found = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, name = '']) => name);

/** @param code that of the app. @param shared that of the packages which get its data. */
export function apiUseOf(mf: MfJson, code: string, shared = ''): ApiUse {
  const listed = mf.routes.flatMap(({ calls, offline = [] }) => [
    ...calls.map(({ call }) => call),
    ...offline,
  ]);
  const words = new Set(`${code} ${shared}`.match(/\w+/g));
  const forms = new Set(found(code, FORM).map(formName));
  // When the shell renders a page, it checks each whole response by its schema.
  if (mf.name === SHELL)
    return { calls: new Set(Object.keys(API_PATHS)), forms, reads: () => true };
  const calls = new Set([...listed, ...found(code, CALL)]);
  return { calls, forms, reads: (name) => words.has(name) };
}

const codeOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(path.join(REPOSITORY, file), 'utf8')).join('\n');

function sharedSources(): string[] {
  const packages = Object.keys(SHARED_MODULES).flatMap(
    (module) => /^@mall\/([\w-]+)$/.exec(module)?.[1] ?? [],
  );
  const folder = IS_PACKAGE ? 'node_modules/@mall' : 'shared';
  return packages.flatMap((name) =>
    globSync(`${folder}/${name}/src/**/!(*.test).{ts,tsx,js}`, { cwd: REPOSITORY }),
  );
}

/** The part of the API's contract that a build uses. */
export function contractOf(mf: MfJson, compilation: Compilation): Contract {
  const own = sourcesIn(compilation).filter((file) => !CONTRACTS.test(file));
  return usedContract(apiUseOf(mf, codeOf(own), codeOf(sharedSources())));
}
