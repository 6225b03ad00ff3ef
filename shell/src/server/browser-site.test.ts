import { sampleApp, sampleSite } from '../remotes/testing/sample-site.ts';
import { browserSite, isCommon, siteFiles } from './browser-site.ts';

test('the browser gets what it loads: entries and styles, and no scripts of modules', () => {
  const entry = { js: ['/entry.js'], css: [] };
  const page = { js: ['/page.js'], css: ['/page.css'], shared: ['carousel'] };
  const cinema = sampleApp(
    { name: 'cinema', owner: 'team-cinema' },
    {
      entry,
      exposes: { './pages/cinema': page },
      provides: { carousel: { js: ['/carousel.js'], css: [] } },
      fonts: ['/font.woff2'],
      headScripts: ['/head.js'],
      integrity: { '/entry.js': 'sha256-entry', '/page.js': 'sha256-page' },
    },
  );
  expect(browserSite(sampleSite([cinema])).apps).toEqual([
    {
      ...cinema,
      exposes: { './pages/cinema': { js: [], css: ['/page.css'], shared: [] } },
      provides: {},
      fonts: [],
      headScripts: [],
      integrity: { '/entry.js': 'sha256-entry' },
    },
  ]);
});

test('the shell’s own entry is in the page: its hash is not repeated', () => {
  const entry = { js: ['/shell.js'], css: [] };
  const shell = sampleApp(
    { name: 'shell', owner: 'team-shell' },
    { entry, integrity: { '/shell.js': 'sha256-shell' } },
  );
  expect(browserSite(sampleSite([shell])).apps[0]?.integrity).toEqual({});
});

const CONFIG = [['hu', 'config', {}], { open: true }] as const;
const CINEMA = [['hu', 'cinema', {}], ['films']] as const;

test('the file has the record and what every page of its language loads', () => {
  const site = sampleSite();
  const { version, text } = siteFiles(site)('hu', [CINEMA, CONFIG]);
  expect(version).toMatch(/^hu-[\w-]{16}$/);
  expect(JSON.parse(text)).toEqual({
    record: JSON.parse(JSON.stringify(browserSite(site))),
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
