/** The entry of the API process: database, first import, snapshot, server. */
import { readSettings, type Settings, SettingsError } from '@mall/contracts';
import type { Logger } from 'pino';
import { mallDay } from './content/day.ts';
import { ContentError } from './content/fault.ts';
import { importBundledContent } from './content/import-bundled.ts';
import type { BuildImage } from './content/prepare-content.ts';
import { restoreImages } from './content/restore-images.ts';
import { DatabaseError, migrate } from './database/migrate.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { BUNDLED_CONTENT, CHECKOUT, DRAWINGS, MEDIA } from './folders.ts';
import { createLog } from './log.ts';
import { startDelivery } from './mail/delivery.ts';
import { openMailServer } from './mail/smtp.ts';
import { buildImageSet } from './media/build-image-set.ts';
import { endWith } from './process-life.ts';
import { buildServer } from './server/build-server.ts';
import { createLiveContent, type LiveContent } from './snapshot/live-content.ts';

const buildImage: BuildImage = (art, kind) => buildImageSet(art, kind, MEDIA);

try {
  await run(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

async function run(settings: Settings): Promise<void> {
  const log = createLog(settings);
  const db = openDatabase({
    settings,
    checkout: CHECKOUT,
    onConnectionLost: (error) => log.warn({ reason: error.message }, 'database connection lost'),
  });
  await migrate(db);
  await importBundled(db, settings, log);
  const content = await loadContent(db, settings, log);
  const endDelivery = startMailDelivery(db, settings, log);
  const server = await buildServer({
    content,
    db,
    brand: settings.BRAND_NAME,
    publicOrigin: settings.PUBLIC_ORIGIN,
    now: () => new Date(),
    logger: log,
    mediaFolder: MEDIA,
  });
  endWith(async () => {
    content.stop();
    await server.close();
    await endDelivery();
    await db.destroy();
  });
  await server.listen({ host: settings.API_HOST, port: settings.API_PORT });
  log.info({ port: settings.API_PORT }, 'api ready');
  process.send?.({ type: 'ready' });
}

function importBundled(db: Database, settings: Settings, log: Logger): Promise<void> {
  const context = { brandSlug: settings.BRAND_SLUG, today: mallDay(new Date()) };
  return importBundledContent({ db, folder: BUNDLED_CONTENT, context, buildImage }, DRAWINGS, log);
}

async function loadContent(db: Database, settings: Settings, log: Logger): Promise<LiveContent> {
  const content = createLiveContent({
    db,
    brand: { name: settings.BRAND_NAME, slug: settings.BRAND_SLUG },
    logger: log,
    prepare: async (stored) => {
      const made = await restoreImages(stored, MEDIA, buildImage);
      if (made > 0) log.info({ pictures: made }, 'missing pictures made');
    },
  });
  await content.refresh();
  content.start();
  return content;
}

/** Sends what is in the outbox, or leaves it there when no mail server is known. */
function startMailDelivery(db: Database, settings: Settings, log: Logger): () => Promise<void> {
  if (!settings.SMTP_URL) {
    log.warn('setting SMTP_URL is not set: mails are not sent but kept in the table outbox');
    return async () => {};
  }
  const server = openMailServer(settings.SMTP_URL, settings);
  const end = startDelivery({ db, send: server.send, now: () => new Date(), logger: log });
  return async () => {
    await end();
    server.close();
  };
}

/** What the operator reads when the process cannot start. */
function explain(error: unknown): string {
  const isPlain = [SettingsError, ContentError, DatabaseError].some(
    (kind) => error instanceof kind,
  );
  if (isPlain) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `setting API_PORT: port ${error.port} is taken by another process; name a free one`;
  }
  return error.stack ?? error.message;
}
