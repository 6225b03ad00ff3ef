/** An error in a visitor's browser, as an error reporting service with the release's source maps shows it. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestSite } from '@mall/tooling/site';
import type { ErrorEvent } from '../site/error-service.ts';
import { test } from '../site/own-site.ts';
import { expect, visit } from '../site/visitor.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const RELEASE = path.join(REPOSITORY, 'tooling/tasks/release.ts');
const SOURCE = 'mf-content/src/pages/discounts/page.tsx';
const THROWING = 'onShowAll={() => field.ref.current?.focus()}';

type UploadedMap = SourceMapPayload & { debug_id: string };

let uploaded: string;

test.beforeAll(async () => {
  uploaded = await mkdtemp(path.join(tmpdir(), 'source-maps-'));
});
test.afterAll(() => rm(uploaded, { recursive: true, force: true }));

async function exportSourceMaps({ dataDir }: TestSite, app: string): Promise<void> {
  await promisify(execFile)(process.execPath, [RELEASE, 'sourcemaps', app, uploaded], {
    cwd: REPOSITORY,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** The map that carries the debug id, as a service finds it. */
function mapOf(debugId: string): SourceMap | undefined {
  const files = globSync(`${uploaded}/**/*.map`);
  const maps: UploadedMap[] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const found = maps.find((map) => map.debug_id === debugId);
  return found && new SourceMap(found);
}

/** `<source>:<line>` of each call whose file has a map, the innermost first. */
function sourcesOf({ exception, debug_meta }: ErrorEvent): string[] {
  const frames = exception.values.flatMap(({ stacktrace }) => stacktrace?.frames ?? []).reverse();
  return frames.flatMap(({ filename, lineno, colno }) => {
    const image = debug_meta.images.find(({ code_file }) => code_file === filename);
    const origin = image && mapOf(image.debug_id)?.findOrigin(lineno, colno);
    return origin && 'fileName' in origin ? [`${origin.fileName}:${origin.lineNumber}`] : [];
  });
}

test('names the app, its release and the line of the source', async ({
  page,
  ownSite: site,
  errorService,
}) => {
  await visit(page, `${site.origin}/kedvezmenyek?kereses=zzxqkw`);
  await page.evaluate(() => {
    HTMLInputElement.prototype.focus = () => {
      throw new Error('no focus');
    };
  });
  await page.getByRole('link', { name: 'Mutasd az összeset' }).click();
  const reports = () =>
    errorService.events.filter(({ exception }) => exception.values[0]?.value === 'no focus');
  await expect.poll(() => reports().length).toBe(1);
  const [event] = reports();
  if (!event) throw new Error('no event');
  expect(event.tags).toMatchObject({
    app: 'content',
    app_release: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(event.request.url).toBe(`${site.origin}/kedvezmenyek`);
  await exportSourceMaps(site, 'content');
  const source = readFileSync(path.join(REPOSITORY, SOURCE), 'utf8');
  const line = source.slice(0, source.indexOf(THROWING)).split('\n').length;
  expect(sourcesOf(event)[0]).toBe(`${SOURCE}:${line}`);
});
