/** StrykerJS: changes sources one place at a time, and counts the changes that tests notice. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NEED_ALL_TESTS, needsAllTests } from './reached-mutants.cjs';

/** A folder or a file, as a path below the checkout, and the lines of the file. */
const { MUTATED = '', MUTATED_LINES = '' } = process.env;
const lines = MUTATED_LINES && `:${MUTATED_LINES}`;
const sources = /\.tsx?$/.test(MUTATED) ? MUTATED + lines : `${MUTATED}/**/*.{ts,tsx}`;
const report = `.cache/mutation/${MUTATED.replaceAll('/', '-')}`;

/** Sources that only run outside Jest, or only in tests. */
const NOT_MUTATED = [
  '**/*.test.{ts,tsx}',
  '**/*.d.ts',
  '**/testing/**',
  '**/{main,index}.ts',
  // The shell's parts that need its build: end-to-end tests and the renderer contract run them.
  'shell/src/*/entry.tsx',
  'shell/src/server/language-contexts.ts',
  ...NEED_ALL_TESTS.filter((file) => file !== MUTATED),
];

export default {
  mutate: [sources, ...NOT_MUTATED.map((pattern) => `!${pattern}`)],
  testRunner: 'jest',
  // Named by its file: pnpm does not put it beside Stryker itself.
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  jest: { configFile: 'tooling/mutation/jest.config.js', enableFindRelatedTests: false },
  coverageAnalysis: needsAllTests ? 'off' : 'perTest',
  // Constants such as limits and headers run once for all tests of a file and would cost most time.
  ignoreStatic: !needsAllTests,
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: path.join(tmpdir(), 'mutation'),
  ignorePatterns: ['.build', '.data', '.cache', 'e2e', 'docs', 'api/content'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
  allowConsoleColors: false,
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
