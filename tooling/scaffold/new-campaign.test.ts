/** The command, run on a copy of the files that it reads. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mfJsonSchema } from '@mall/contracts';
import { readManifests } from '../build/apps.ts';
import { appMessages } from '../names/generated-lists.ts';
import { siteNames } from '../names/site-names.ts';
import { newCampaign, nextSteps } from './new-campaign.ts';

const CHECKOUT = path.resolve(__dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-campaign-'));
  for (const part of ['mf.json', 'package.json', 'webpack.config.cjs', 'src']) {
    cpSync(path.join(CHECKOUT, 'mf-campaigns', part), path.join(root, 'mf-campaigns', part), {
      recursive: true,
    });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a campaign has a page, texts in both languages, its content, and a route of its own time', () => {
  const files = newCampaign(root, 'summer-party');
  expect(files).toEqual([
    'api/content/campaigns/summer-party.yaml',
    'api/content/pages/summer-party.yaml',
    'mf-campaigns/src/pages/summer-party/messages/en.json',
    'mf-campaigns/src/pages/summer-party/messages/hu.json',
    'mf-campaigns/src/pages/summer-party/page.test.tsx',
    'mf-campaigns/src/pages/summer-party/page.tsx',
    'mf-campaigns/mf.json',
  ]);
  const mf = mfJsonSchema.parse(JSON.parse(read('mf-campaigns/mf.json')));
  expect(mf.routes.at(-1)).toMatchObject({
    id: 'summer-party',
    paths: { hu: '/summer-party', en: '/summer-party' },
    campaign: 'summer-party',
  });
  expect(mf.navigation.at(-1)).toMatchObject({
    route: 'summer-party',
    label: { en: 'Summer party' },
  });
});

test('its names are those that TypeScript checks links and messages by', () => {
  newCampaign(root, 'summer-party');
  expect(siteNames(readManifests(root))).toContain("'summer-party': never;");
  const [[, messages = ''] = []] = appMessages(root, 'campaigns');
  expect(messages).toContain("'summer-party': typeof summerParty;");
});

test('the preview that it names is of its page in its time', () => {
  newCampaign(root, 'summer-party');
  const content = read('api/content/campaigns/summer-party.yaml');
  const [, from = '', until = ''] = /from: "(.+)"\nuntil: "(.+)"/.exec(content) ?? [];
  const steps = nextSteps('summer-party').join();
  const [, time = '', page] = /preview --at (\S+) --page (\S+)/.exec(steps) ?? [];
  expect([from < time, time < until, page]).toEqual([true, true, '/summer-party']);
});

test.each(['', 'Easter', 'easter_', '../easter', '2027'])('%j is not a valid name', (name) => {
  expect(() => newCampaign(root, name)).toThrow(/npm run new:campaign -- easter/);
});

test.each(['capakkozott', 'husvet', 'easter', 'capak-vilaga', 'metrics'])('%s is taken', (name) => {
  expect(() => newCampaign(root, name)).toThrow(`has the name ${name} already`);
});
