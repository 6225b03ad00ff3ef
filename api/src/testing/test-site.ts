/** A whole API on a database in memory, listening on a free port, for tests over real HTTP. */
import type { Language } from '@mall/contracts';
import { pino } from 'pino';
import { mallDay } from '../content/day.ts';
import { importFolder } from '../content/import-content.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import { buildServer } from '../server/build-server.ts';
import { createLiveContent } from '../snapshot/live-content.ts';
import {
  fakeBuildImage,
  type SampleContent,
  sampleContent,
  writeContentFolder,
} from './sample-content.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const TEST_BRAND = { name: 'Teszt & Társa', slug: 'teszt' };
/** Stands in the links of mails. */
export const TEST_PUBLIC_ORIGIN = 'https://mall.example';

export interface TestSite {
  origin: string;
  db: Database;
  /** Imports `content` and shows it. */
  load: (content: SampleContent) => Promise<void>;
  /** Asks for a path below `/api`. */
  get: (path: string, language?: Language) => Promise<Response>;
  close: () => Promise<void>;
}

/** Starts the API on `db` with the sample content. */
export async function startTestSite(db: Database): Promise<TestSite> {
  const logger = pino({ level: 'silent' });
  await migrate(db);
  const content = createLiveContent({ db, brand: TEST_BRAND, logger });
  const load = async (sample: SampleContent) => {
    const context = { brandSlug: TEST_BRAND.slug, today: mallDay(new Date()) };
    const folder = await writeContentFolder(sample);
    await importFolder({ db, folder, context, buildImage: fakeBuildImage });
    await content.refresh();
  };
  await load(sampleContent());
  const mediaFolder = await makeTemporaryFolder();
  const server = await buildServer({
    content,
    db,
    brand: TEST_BRAND.name,
    publicOrigin: TEST_PUBLIC_ORIGIN,
    now: () => new Date(),
    logger,
    mediaFolder,
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    db,
    load,
    get: (path, language) =>
      fetch(`${origin}/api${path}`, language && { headers: { 'content-language': language } }),
    close: async () => {
      await server.close();
      await db.destroy();
    },
  };
}
