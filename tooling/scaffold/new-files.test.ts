/** The commands that write a campaign, a page and a remote, run on a copy of the files that they read. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@mall/contracts';
import { readManifests } from '../build/apps.ts';
import { developmentSettings } from '../development/development-site.ts';
import { REPOSITORY } from '../repository.ts';
import { TestFolder } from '../testing/test-folder.ts';
import { newCampaign, nextSteps } from './new-campaign.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';
import { newRepository } from './new-repository.ts';

const APPS = ['mf-campaigns', 'mf-cards', 'mf-cinema', 'shell'];
const folder = new TestFolder();
let root: string;

beforeEach(() => {
  root = folder.path;
  const ofApps = ['mf.json', 'package.json', 'webpack.config.cjs'].flatMap((file) =>
    APPS.map((app) => `${app}/${file}`),
  );
  for (const file of [...ofApps, 'CODEOWNERS', 'e2e/site/pages.ts'])
    cpSync(path.join(REPOSITORY, file), path.join(root, file));
});

const read = (file: string) => folder.read(file);
const manifestOf = (app: string) => readManifests(root).find(({ name }) => name === app);

test('a campaign has a page, texts in both languages, its content, and a route with its time', () => {
  expect(newCampaign(root, 'summer-party')).toEqual([
    'api/content/campaigns/summer-party.yaml',
    'api/content/pages/summer-party.yaml',
    'mf-campaigns/src/pages/summer-party/messages/en.json',
    'mf-campaigns/src/pages/summer-party/messages/hu.json',
    'mf-campaigns/src/pages/summer-party/page.test.tsx',
    'mf-campaigns/src/pages/summer-party/page.tsx',
    'mf-campaigns/mf.json',
  ]);
  const { routes, navigation } = manifestOf('campaigns') ?? {};
  expect(routes?.at(-1)).toMatchObject({
    id: 'summer-party',
    paths: { hu: '/summer-party', en: '/summer-party' },
    campaign: 'summer-party',
  });
  const label = { en: 'Summer party' };
  expect(navigation?.at(-1)).toMatchObject({ route: 'summer-party', label });
});

test('the preview that a campaign names is of its page in its time', () => {
  newCampaign(root, 'summer-party');
  const content = read('api/content/campaigns/summer-party.yaml');
  const [, from = '', until = ''] = /from: "(.+)"\nuntil: "(.+)"/.exec(content) ?? [];
  const steps = nextSteps('summer-party').join();
  const [, time = '', page] = /preview --at (\S+) --page (\S+)/.exec(steps) ?? [];
  expect([from < time, time < until, page]).toEqual([true, true, '/summer-party']);
  const { storeFolder } = developmentSettings('', readSettings({}));
  expect(steps).toContain(`STORE_URL=file:${path.relative('', storeFolder)} npm run release`);
});

test('a page has texts in both languages, a test, a route with a menu entry, and its row in the tests', () => {
  expect(newPage(root, 'mf-cinema', 'snack-bar')).toEqual([
    'mf-cinema/src/pages/snack-bar/messages/en.json',
    'mf-cinema/src/pages/snack-bar/messages/hu.json',
    'mf-cinema/src/pages/snack-bar/page.test.tsx',
    'mf-cinema/src/pages/snack-bar/page.tsx',
    'mf-cinema/mf.json',
    'e2e/site/pages.ts',
  ]);
  const { routes, navigation } = manifestOf('cinema') ?? {};
  expect(routes?.at(-1)).toMatchObject({ id: 'snack-bar', module: './pages/snack-bar' });
  expect(navigation?.at(-1)).toMatchObject({ menu: 'footer', route: 'snack-bar' });
  expect(read('mf-cinema/src/pages/snack-bar/page.tsx')).toContain("useMessages('cinema')");
  expect(read('e2e/site/pages.ts')).toContain("'snack-bar': { hu: 'Snack bar: ez");
});

test('a remote has a page with texts in both languages, a slot, a manifest, an owner and its row in the tests', () => {
  expect(newRemote(root, 'car-park')).toEqual([
    'mf-car-park/README.md',
    'mf-car-park/mf.json',
    'mf-car-park/package.json',
    'mf-car-park/src/slots/car-park-teaser/slot.test.tsx',
    'mf-car-park/src/slots/car-park-teaser/slot.tsx',
    'mf-car-park/webpack.config.cjs',
    'mf-car-park/src/pages/car-park/messages/en.json',
    'mf-car-park/src/pages/car-park/messages/hu.json',
    'mf-car-park/src/pages/car-park/page.test.tsx',
    'mf-car-park/src/pages/car-park/page.tsx',
    'CODEOWNERS',
    'e2e/site/pages.ts',
  ]);
  expect(manifestOf('car-park')?.routes).toMatchObject([
    { id: 'car-park', paths: { hu: '/car-park', en: '/car-park' } },
  ]);
  expect(read('CODEOWNERS')).toMatch(/^\/mf-car-park\/ +@team-car-park$/m);
  expect(read('e2e/site/pages.ts')).toContain("'car-park': { hu: 'Car park: ez");
});

test('git ignores what tests and builds write in a generated repository', () => {
  const cwd = path.join(root, 'car-park');
  newRepository(cwd, 'car-park');
  execFileSync('git', ['init', '--quiet'], { cwd });
  const made = ['test-results/.last-run.json', 'coverage/lcov.info', 'mf-car-park/.build/web.js'];
  const ignored = execFileSync('git', ['check-ignore', ...made], { cwd, encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(made);
});

const INVALID = /is not a valid name: .*, for example npm run new:campaign -- easter/;

test.each<[name: string, refusal: string | RegExp]>([
  ...['Easter', 'easter_', '../easter', '2027', 'e'.repeat(61)].map((name): [string, RegExp] => [
    name,
    INVALID,
  ]),
  ...['capakkozott', 'husvet', 'easter', 'capak-vilaga', 'metrics'].map(
    (name): [string, string] => [name, `has the name ${name} already`],
  ),
])('refuses a campaign %j', (name, refusal) => {
  expect(() => newCampaign(root, name)).toThrow(refusal);
});

const page = (name: string) => () => newPage(root, 'mf-cinema', name);
const remote = (name: string) => () => newRemote(root, name);

test.each<[what: string, write: () => unknown, refusal: string]>([
  [
    'a campaign without a name',
    () => newCampaign(root, ''),
    'usage: npm run new:campaign -- <name>',
  ],
  ['a page without a name', page(''), 'usage: npm run new:page -- <folder of a remote> <name>'],
  ['a remote without a name', remote(''), 'usage: npm run new:remote -- <name>'],
  [
    'a page of no app',
    () => newPage(root, 'mf-kino', 'bar'),
    '"mf-kino" is not the folder of a remote',
  ],
  [
    'a page of the shell',
    () => newPage(root, 'shell', 'bar'),
    '"shell" is not the folder of a remote',
  ],
  ['a page by an invalid name', page('Bar'), 'is not a valid name'],
  ['a page by the name of a route', page('movie'), 'has the name movie'],
  [
    'a page by a noun of its app',
    page('tickets'),
    'mf-cinema/src/features/tickets/messages has the name tickets already',
  ],
  ['a page by the name of message folders', page('messages'), 'has the name messages already'],
  ['a page by a word of the shell', page('download'), 'shell/src/page/link.ts:2 has the name'],
  ['a remote by a word of the shell', remote('download'), 'shell/src/page/link.ts:2 has the name'],
  ['a remote by an invalid name', remote('Parking'), 'is not a valid name'],
  ['a remote by its folder', remote('mf-parking'), 'is not a valid name of a remote'],
  ['a remote by the name of the shell', remote('shell'), 'is not a valid name of a remote'],
  ['a remote by the name of a route', remote('gift-card'), 'has the name gift-card'],
])('refuses %s, and writes nothing', (_what, write, refusal) => {
  folder.write('mf-cinema/src/features/tickets/messages/hu.json', '{}');
  folder.write(
    'shell/src/page/link.ts',
    "export const KIND = 'a';\nexport const WORD = 'download';",
  );
  const before = readdirSync(root, { recursive: true });
  const changed = ['mf-cinema/mf.json', 'CODEOWNERS', 'e2e/site/pages.ts'];
  const texts = changed.map(read);
  expect(write).toThrow(refusal);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
  expect(changed.map(read)).toEqual(texts);
});

test('a page may have a name of another remote, of a menu, and a reserved word', () => {
  folder.write('mf-cards/src/features/tickets/messages/hu.json', '{}');
  folder.write('shell/src/page/menu.ts', "export const MENU = 'services';");
  for (const name of ['tickets', 'services', 'new'])
    expect(newPage(root, 'mf-cinema', name)).toContain(`mf-cinema/src/pages/${name}/page.tsx`);
});
