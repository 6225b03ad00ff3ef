import { sampleApp, sampleSite } from '../remotes/testing/sample-site.ts';
import { browserSite, siteFile } from './browser-site.ts';

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

test('the version of the file follows its content', () => {
  const site = sampleSite();
  const { version, text } = siteFile(site);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(browserSite(site))));
  expect(version).toMatch(/^[\w-]{16}$/);
  expect(siteFile(sampleSite()).version).toBe(version);
  expect(siteFile({ ...site, changesAt: 1 }).version).not.toBe(version);
});
