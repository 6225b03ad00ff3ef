/** Jest's configuration: a `.test.tsx` runs in the `browser` environment, a `.test.ts` in `node`. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tools = fileURLToPath(new URL('.', import.meta.url));

/**
 * Packages that are ES modules only and that code under test imports: compiled like our own. One that
 * is missing fails with 'Must use import to load ES Module'. `--experimental-vm-modules` would load
 * them as they are, but with it Jest keeps the modules of every finished test file in memory and
 * compiles each module anew for the next.
 */
const ES_MODULE_PACKAGES = [
  ...['commander', 'feed', 'flatqueue', 'jose', 'jotai', 'polylabel', 'swiper', 'tinyqueue'],
  ...['p-limit', 'yocto-queue'],
  // Fastify's
  ...['content-disposition', 'cookie', 'set-cookie-parser'],
  // sanitize-html's parser
  ...['dom-serializer', 'domelementtype', 'domhandler', 'domutils', 'entities', 'htmlparser2'],
];

/** swc for one kind of source; a `.ts` file must not be read as JSX, or `<T>() => …` breaks. */
const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2024', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

const common = {
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|@mall/|(${ES_MODULE_PACKAGES.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    // The languages of zod's messages: sixty modules for each test file, and no test reads one.
    'locales/index\\.cjs$': `${tools}no-locales.cjs`,
    '^kysely(/migration)?$': `${tools}kysely.cjs`,
    '\\.module\\.css$': `${tools}css-module.cjs`,
    '\\.(css|svg|png|jpe?g|webp|woff2)$': `${tools}static-file.cjs`,
  },
  modulePathIgnorePatterns: ['/\\.build/', '/\\.cache/', '/\\.data/', '/fences/fixtures/'],
  restoreMocks: true,
  // A package has it as JavaScript.
  setupFiles: globSync(`${tools}test-clock.{ts,js}`),
};

/**
 * @param {string} rootDir of the repository, with a separator at its end.
 * @param {string} nodeEnvironment of tests without a page.
 */
export const jestConfiguration = (rootDir, nodeEnvironment = 'node') => ({
  // More than two cores have: many tests wait for processes and timers.
  maxWorkers: 3,
  // A limit for what hangs, not a measure of speed.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      rootDir,
      displayName: 'node',
      testEnvironment: nodeEnvironment,
      testRegex: [`^${RegExp.escape(rootDir)}(?!e2e/).*\\.test\\.ts$`],
    },
    {
      ...common,
      rootDir,
      displayName: 'browser',
      testEnvironment: `${tools}browser-environment.cjs`,
      testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
      setupFiles: [...common.setupFiles, `${tools}browser-gaps.cjs`],
      testRegex: [`^${RegExp.escape(rootDir)}(?!e2e/).*\\.test\\.tsx$`],
    },
  ],
});
