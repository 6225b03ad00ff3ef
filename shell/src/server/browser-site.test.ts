import { shortSite } from '@mall/contracts';
import { sampleSite } from '../remotes/testing/sample-site.ts';
import { isCommon, siteFiles } from './browser-site.ts';

const CONFIG = [['hu', 'config', {}], { open: true }] as const;
const CINEMA = [['hu', 'cinema', {}], ['films']] as const;

test('the file has the record and what every page of its language loads', () => {
  const site = sampleSite();
  const { version, text } = siteFiles(site)('hu', [CINEMA, CONFIG]);
  expect(version).toMatch(/^hu-[\w-]{16}$/);
  expect(JSON.parse(text)).toEqual({
    record: JSON.parse(JSON.stringify(shortSite(site))),
    queries: [CONFIG],
  });
  expect([CINEMA, CONFIG].filter(isCommon)).toEqual([CONFIG]);
});

test('the version of the file follows its content and names its language', () => {
  const site = sampleSite();
  const fileOf = siteFiles(site);
  const file = fileOf('hu', [CONFIG]);
  expect(fileOf('hu', [CONFIG, CINEMA])).toBe(file);
  expect(siteFiles(sampleSite())('hu', [CONFIG])).toEqual(file);
  const others = [
    fileOf('hu', [[CONFIG[0], { open: false }]]),
    fileOf('hu', []),
    siteFiles({ ...site, changesAt: 1 })('hu', [CONFIG]),
  ].map(({ version }) => version);
  expect(new Set([file.version, ...others]).size).toBe(4);
  expect(fileOf('en', []).version).toMatch(/^en-/);
});
