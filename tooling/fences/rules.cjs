/** Who may import whom, as dependency-cruiser's rules. Each rule has a fixture that must break it. */

const APP = '(?:shell|mf-[^/]+)';
/** These start the command of another package, or write the files that it generates. */
const COMMAND_TASKS = '^tooling/tasks/(?:release|content|staff|generate)[.]ts$';
const TEST_FILE = '[.]test[.]tsx?$';

/** Everything of ours, for rules that name the few exceptions by `but`. */
const OURS = `^(?:shared|api|gateway|release|tooling|e2e|${APP})/`;

/** A rule that forbids imports between our own files. */
const fence = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** `from` may import, of ours, only what `but` names. */
const only = (name, comment, from, but) => fence(name, comment, from, { path: OURS, pathNot: but });

/** Packages whose entry files at the root of `src` import the folders, never the other way round. */
const WITH_ENTRIES_ON_TOP = 'gateway|release|shell';
/** Features in rooms, a folder between `features` and the noun. */
const ROOMS = '^mf-content/src/features/';

const NOT_A_TEST = { pathNot: TEST_FILE };
const ofShared = (names) => `^shared/(?:${names})/`;

module.exports = {
  forbidden: [
    fence(
      'no-circles',
      'Files that import each other in a circle cannot be read in an order.',
      {},
      { circular: true },
    ),
    fence(
      'no-reaching-in',
      'Another package is imported by its name, through what it exports.',
      { path: '^((?:shared/[^/]+)|[^/]+)/', pathNot: COMMAND_TASKS },
      { pathNot: '^$1/', path: OURS, dependencyTypes: ['local'] },
    ),
    only(
      'contracts-stand-alone',
      'The contracts import nothing of ours.',
      { path: ofShared('contracts') },
      ofShared('contracts'),
    ),
    only(
      'pure-packages-know-contracts',
      'These packages import the contracts only.',
      { path: '^shared/(http|i18n|routing|opening-hours|shop-filter|wayfinding)/', ...NOT_A_TEST },
      [ofShared('contracts'), '^shared/$1/'],
    ),
    only(
      'ui-knows-contracts-i18n-and-hours',
      'The design system imports the contracts, the language and the opening hours only.',
      { path: ofShared('ui'), ...NOT_A_TEST },
      ofShared('ui|contracts|i18n|opening-hours'),
    ),
    only(
      'runtime-knows-contracts-http-i18n-routing',
      'The runtime imports contracts, HTTP client, language and routing only.',
      { path: ofShared('runtime'), ...NOT_A_TEST },
      ofShared('runtime|contracts|http|i18n|routing'),
    ),
    only(
      'blocks-know-ui-runtime-i18n',
      'Blocks import contracts, language, opening hours, runtime and design system only.',
      { path: ofShared('blocks'), ...NOT_A_TEST },
      ofShared('blocks|contracts|i18n|opening-hours|runtime|ui'),
    ),
    fence(
      'shared-knows-no-app',
      'A shared package imports no app, server or tool.',
      { path: '^shared/' },
      { path: OURS, pathNot: '^shared/' },
    ),
    only(
      'app-knows-shared-only',
      'Shell and remotes import shared packages only, never each other or a server.',
      { path: `^(${APP})/`, pathNot: 'webpack[.]config[.]cjs$' },
      ['^shared/', '^$1/'],
    ),
    fence(
      'remote-takes-libraries-from-runtime',
      'Router, data store and i18next come through @mall/runtime and @mall/i18n: a copy in a remote would be a second one in the page.',
      { path: '^(?:mf-[^/]+|shared/blocks)/' },
      {
        path: '(?:^|node_modules/)(?:react-router(?:-dom)?|@tanstack/[^/]+|i18next|react-i18next)(?:/|$)',
      },
    ),
    fence(
      'feature-stands-alone',
      'A feature imports no other feature: deleting its folder removes it.',
      { path: `^(${APP})/src/features/([^/]+)/`, pathNot: ROOMS },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    fence(
      'room-stands-alone',
      'The features of mf-content lie in rooms by subject: a room imports only itself and `base`.',
      { path: `${ROOMS}([^/]+)/` },
      { path: ROOMS, pathNot: `${ROOMS}(?:$1|base)/` },
    ),
    fence(
      'feature-knows-no-page',
      'Pages and slots import features, never the other way round.',
      { path: `^(${APP})/src/features/`, ...NOT_A_TEST },
      { path: '^$1/src/(?:pages|slots)/' },
    ),
    fence(
      'page-stands-alone',
      'Pages and slots share through features, not with each other.',
      { path: `^(${APP})/src/((?:pages|slots)/[^/]+)/` },
      { path: '^$1/src/(?:pages|slots)/', pathNot: '^$1/src/$2/' },
    ),
    fence(
      'shell-browser-and-server-apart',
      'Browser code is not in the server bundle, nor the other way round.',
      { path: '^shell/src/(browser|server)/' },
      { path: '^shell/src/(?:browser|server)/', pathNot: '^shell/src/$1/' },
    ),
    fence(
      'shell-page-below-entries',
      'Browser and server import the page; the page and its parts import neither.',
      { path: '^shell/src/(?!(?:browser|server)/)' },
      { path: '^shell/src/(?:browser|server)/' },
    ),
    fence(
      'shell-parts-below-page',
      'The page imports the parts of the shell, never the other way round.',
      { path: '^shell/src/(?!(?:browser|server|page)/)' },
      { path: '^shell/src/page/' },
    ),
    fence(
      'shell-site-below-parts',
      '`site/` imports no part of the shell except `remotes/`.',
      { path: '^shell/src/site/' },
      { path: '^shell/src/', pathNot: '^shell/src/(?:site|remotes)/' },
    ),
    fence(
      'shell-remotes-at-the-bottom',
      'The loading of remotes imports nothing else of the shell.',
      { path: '^shell/src/remotes/' },
      { path: '^shell/src/', pathNot: '^shell/src/remotes/' },
    ),
    only(
      'api-knows-contracts-and-shared-rules',
      'The API imports the contracts and the rules that pages follow too; what else it needs comes over HTTP or from the database.',
      { path: '^api/' },
      [ofShared('contracts|opening-hours|server|shop-filter|wayfinding'), '^api/'],
    ),
    fence(
      'api-content-knows-no-people',
      'Content holds no personal data: its half of the API imports nothing of the other.',
      { path: '^api/src/content/', ...NOT_A_TEST },
      { path: '^api/src/people/' },
    ),
    fence(
      'api-people-read-content-by-its-public-file',
      'What the people half reads of the content goes through one file.',
      { path: '^api/src/people/', ...NOT_A_TEST },
      { path: '^api/src/content/', pathNot: '^api/src/content/public[.]ts$' },
    ),
    fence(
      'api-base-below-both-halves',
      'Both halves stand on these folders, commands and routes on the halves.',
      { path: '^api/src/(?:base|http|database|vault)/', ...NOT_A_TEST },
      { path: '^api/src/(?:content|people|server|cli)/' },
    ),
    fence(
      'api-roof-above-both-halves',
      'Only commands, routes and `main.ts` put both halves together.',
      { path: '^api/src/(?:content|people)/', ...NOT_A_TEST },
      { path: '^api/src/(?:server|cli)/' },
    ),
    only(
      'release-knows-contracts-and-routing',
      'Releases import the contracts, the matcher of paths, the mall’s clock and what Node processes share; what else they need comes from the store.',
      { path: '^release/(?!ui/)' },
      [ofShared('contracts|opening-hours|routing|server'), '^release/(?!ui/)'],
    ),
    only(
      'staff-page-knows-release-and-ui',
      'The documents of the staff page show what `release/src/ui` reads, with the design system.',
      { path: '^release/ui/' },
      [ofShared('contracts|ui'), '^release/'],
    ),
    only(
      'gateway-knows-contracts-routing-release',
      'The gateway imports the contracts, the matcher of paths and the release store.',
      { path: '^gateway/' },
      [ofShared('contracts|routing|server'), '^(?:gateway|release)/'],
    ),
    fence(
      'gateway-routes-above-composition',
      'What serves requests stands on the composition, its pages and what renders them, never the other way round.',
      { path: '^gateway/src/(?:composition|render|http|encoding|base)/', ...NOT_A_TEST },
      { path: '^gateway/src/(?:api|files|pages|discovery|offline|operations|vitals)/' },
    ),
    only(
      'tooling-knows-contracts-routing-release-runtime',
      'The tools read contracts, paths, the list of shared modules and the release store.',
      { path: '^tooling/', pathNot: COMMAND_TASKS },
      [ofShared('contracts|routing|runtime|server'), '^(?:tooling|release)/'],
    ),
    only(
      'e2e-knows-contracts-only',
      'End-to-end tests use HTTP and the browser, on a site started as `npm start` does it.',
      { path: '^e2e/' },
      [ofShared('contracts'), '^(?:e2e/|tooling/(?:browser|test-clock|testing)/)'],
    ),
    fence(
      'server-package-on-servers-only',
      'This package is for Node: a page that imports it does not run in a browser.',
      {
        path: OURS,
        pathNot: ['^(?:shared/server|api|gateway|release|tooling)/', '^shell/src/server/'],
      },
      { path: ofShared('server') },
    ),
    fence(
      'testing-in-tests-only',
      'Only tests import the test package: visitors never load it.',
      { path: OURS, pathNot: ['^shared/testing/', TEST_FILE] },
      { path: '^shared/testing/' },
    ),
  ],
  /** Checked without tests, which may start the whole package from any folder. */
  forbiddenOutsideTests: [
    {
      ...fence(
        'no-folder-circles',
        'Two folders that import each other are one folder, or need a third.',
        {},
        { circular: true },
      ),
      scope: 'folder',
    },
    fence(
      'entries-on-top',
      'What folders share lies in a folder of its own, such as `base/`, below them.',
      { path: `^((?:${WITH_ENTRIES_ON_TOP})/src)/[^/]+/` },
      { path: '^$1/[^/]+$' },
    ),
  ],
  tests: [TEST_FILE, '[.]build-test[.]ts$', '/testing/'],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]build/', '[.]data/', '^tooling/fences/fixtures/'] },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
