/** A whole API on a database in memory, listening on a free port, for tests over real HTTP. */
import type { Language } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { pino } from 'pino';
import { importFolder } from '../content/import/import-content.ts';
import { createImageMaker } from '../content/media/image-maker.ts';
import { createLiveContent } from '../content/snapshot/live-content.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import { buildServer } from '../server/build-server.ts';
import { startPurging } from '../server/start-purging.ts';
import { type SampleContent, sampleContent, writeContentFolder } from './sample-content.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { testCipher } from './test-cipher.ts';

const TEST_BRAND = { name: 'Teszt & Társa', slug: 'teszt' };
/** The origin of links in mails. */
export const TEST_PUBLIC_ORIGIN = 'https://mall.example';

/** What an import needs to know beside the folder. */
const testContext = () => ({ brandSlug: TEST_BRAND.slug, today: mallDay(new Date()) });

export interface TestSite {
  origin: string;
  db: Database;
  /** Folder of the images that were made. */
  imagesFolder: string;
  /** Folder of the files that visitors have sent. */
  uploadsFolder: string;
  /** Imports `content` and shows it; `files` are added to its folder. */
  load: (content: SampleContent, files?: Record<string, Buffer>) => Promise<void>;
  /** Shows what is in the database. */
  refresh: () => Promise<void>;
  /** Deletes what is kept no longer at `now`; the warnings that it logs fail the test. */
  purge: (now: Date) => Promise<void>;
  /** Announces the stop of the process, as SIGTERM does. */
  announceStop: () => void;
  /** Fetches a path below `/api`. */
  get: (path: string, language?: Language) => Promise<Response>;
  /** The data of the response to such a request. */
  data: (path: string, language?: Language) => ReturnType<Response['json']>;
  close: () => Promise<void>;
}

/** `startTestSite` for the tests of a file or a `describe`: started before them, closed after them. */
export function siteForTests(open: () => Database, now?: () => Date): TestSite {
  const site = {} as TestSite;
  beforeAll(async () => {
    Object.assign(site, await startTestSite(open(), now));
  });
  afterAll(() => site.close());
  return site;
}

/** Starts the API on `db` with the sample content. `now` is its clock; the real one when left out. */
export async function startTestSite(db: Database, now?: () => Date): Promise<TestSite> {
  await migrate(db);
  const site = await serveTestSite(db, await makeTemporaryFolder(), now);
  await site.load(sampleContent());
  return site;
}

/** Starts the API on `db` with the content that is there. */
export async function serveTestSite(
  db: Database,
  imagesFolder: string,
  now = () => new Date(),
): Promise<TestSite> {
  const log = pino({ level: 'silent' });
  const content = createLiveContent({ db, brand: TEST_BRAND, log });
  await content.refresh();
  let stopping = false;
  const uploadsFolder = await makeTemporaryFolder();
  const server = await buildServer({
    content,
    db,
    cipher: testCipher,
    brand: TEST_BRAND.name,
    brandSlug: TEST_BRAND.slug,
    publicOrigin: TEST_PUBLIC_ORIGIN,
    uploadsFolder,
    now,
    isStopping: () => stopping,
    log,
    images: createImageMaker(db, imagesFolder, 1),
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const get: TestSite['get'] = (path, language) =>
    fetch(`${origin}/api${path}`, language && { headers: { 'content-language': language } });
  return {
    origin,
    db,
    imagesFolder,
    uploadsFolder,
    load: async (sample, files) => {
      const folder = await writeContentFolder(sample, files);
      await importFolder({ db, folder, context: testContext() });
      await content.refresh();
    },
    refresh: content.refresh,
    purge: (moment) => {
      const warn = (fields: object) => {
        throw new Error(JSON.stringify(fields));
      };
      const folders = { uploadsFolder, imagesFolder };
      return startPurging({ db, ...folders, now: () => moment, log: { warn } })();
    },
    announceStop: () => {
      stopping = true;
    },
    get,
    data: async (path, language) => (await (await get(path, language)).json()).data,
    close: async () => {
      await server.close();
      await db.destroy();
    },
  };
}
