/** Globals of the browser that browser code may use in certain folders only. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Violation } from './cruise-tree.ts';

interface RestrictedGlobal {
  rule: string;
  use: RegExp;
  folders: readonly string[];
}

const RESTRICTED_GLOBALS: readonly RestrictedGlobal[] = [
  {
    rule: 'raw-fetch',
    use: /(?:\b(?:window|globalThis|self)\.|(?<![.\w]))fetch\(/,
    // A service worker and a script of the document's head import nothing.
    folders: ['shared/http/', 'shell/src/head/', 'shell/src/offline/service.worker.ts'],
  },
  {
    rule: 'raw-local-storage',
    use: /(?<![.\w])(?:(?:window|globalThis|self)\.)?(?:local|session)Storage\b/,
    // A script of the document's head imports nothing.
    folders: ['shared/runtime/src/storage/', 'shell/src/head/'],
  },
  { rule: 'raw-data-layer', use: /\bdataLayer\b/, folders: ['shared/runtime/src/analytics/'] },
];

export const GLOBAL_RULES: readonly string[] = RESTRICTED_GLOBALS.map(({ rule }) => rule);

const BROWSER_CODE = '{shell,mf-*,shared/*}/src/**/*.{ts,tsx}';

function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

function violationsIn(file: string, source: string): Violation[] {
  const forbidden = RESTRICTED_GLOBALS.filter(
    ({ folders }) => !folders.some((folder) => file.startsWith(folder)),
  );
  return withoutComments(source)
    .split('\n')
    .flatMap((line, index) =>
      forbidden
        .filter(({ use }) => use.test(line))
        .map(({ rule, folders }) => ({
          rule,
          text: `${file}:${index + 1}: allowed in ${folders.join(' and ')} only`,
        })),
    );
}

/** Every use outside the allowed folders in the browser code of `tree`; tests are exempt. */
export function findRestrictedGlobals(tree: string): Violation[] {
  return globSync(BROWSER_CODE, { cwd: tree, exclude: (name) => name === 'node_modules' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('shared/testing/'))
    .flatMap((file) => violationsIn(file, readFileSync(path.join(tree, file), 'utf8')));
}
