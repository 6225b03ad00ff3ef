import { sampleApp, sampleSite } from '../remotes/testing/sample-site.ts';
import { siteFile } from './browser-site.ts';

const ENTRY = '/js/cinema/1/remoteEntry.js';
const CINEMA = sampleApp(
  { name: 'cinema' },
  {
    entry: { js: [ENTRY], css: [] },
    exposes: { './pages/cinema': { js: ['/page.js'], css: ['/page.css'], shared: ['react'] } },
    integrity: { [ENTRY]: 'sha256-entry', '/page.js': 'sha256-page', '/late.js': 'sha256-late' },
    fonts: ['/font.woff2'],
  },
);

test('the file holds what browsers read of the record', () => {
  const site = sampleSite([CINEMA]);
  expect(JSON.parse(siteFile(site).text)).toEqual({
    ...site,
    apps: [
      {
        ...CINEMA,
        exposes: { './pages/cinema': { js: ['/page.js'], css: ['/page.css'], shared: [] } },
        integrity: { [ENTRY]: 'sha256-entry', '/page.js': 'sha256-page' },
        fonts: [],
      },
    ],
  });
});

test('the version of the file depends on its content', () => {
  const { version } = siteFile(sampleSite());
  expect(version).toMatch(/^[\w-]{16}$/);
  expect(siteFile(sampleSite()).version).toBe(version);
  expect(siteFile({ ...sampleSite(), changesAt: 1 }).version).not.toBe(version);
});
