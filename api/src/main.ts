/** The entry of the API process: database, first import, snapshot, server. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings, type Settings, SettingsError } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { closeOnSignal, Drain, listenErrorMessage } from '@mall/server';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { BUNDLED_CONTENT, CHECKOUT, uploadsFolder } from './base/folders.ts';
import { createLog, explainError } from './base/log.ts';
import { importBundledContent } from './content/import/import-content.ts';
import { createImageMaker, createPregeneration } from './content/media/image-maker.ts';
import { createLiveContent } from './content/snapshot/live-content.ts';
import { migrate } from './database/migrate.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { openMailServer, startDelivery } from './people/mail/delivery.ts';
import { buildServer } from './server/build-server.ts';
import { startPurging } from './server/start-purging.ts';
import type { Vault } from './vault/cipher.ts';
import { openCipher } from './vault/data-keys.ts';

/** The deadline for all of a stop, below `TimeoutStopSec` of its unit; then the process ends anyway. */
const SHUTDOWN_TIMEOUT_MS = 8_000;

const importRequest = z.object({ type: z.literal('import') });

try {
  await run(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
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
  const cipher = await openCipher(db, settings, CHECKOUT);
  await importBundled(db, settings, log);
  const images = createImageMaker(db, imagesFolder(settings));
  const pregeneration = createPregeneration(db, images, log);
  const content = createLiveContent({
    db,
    brand: { name: settings.BRAND_NAME, slug: settings.BRAND_SLUG },
    log,
    onLoaded: pregeneration.restart,
  });
  await content.refresh();
  content.start();
  const endDelivery = startMailDelivery({ db, cipher }, settings, log);
  const endPurging = startPurging({
    ...{ db, log, now: () => new Date() },
    uploadsFolder: uploadsFolder(settings),
    imagesFolder: images.folder,
  });
  const drain = new Drain();
  const server = await buildServer({
    content,
    isStopping: () => drain.started,
    db,
    cipher,
    brand: settings.BRAND_NAME,
    brandSlug: settings.BRAND_SLUG,
    publicOrigin: settings.PUBLIC_ORIGIN,
    uploadsFolder: uploadsFolder(settings),
    now: () => new Date(),
    log,
    images,
  });
  // Not before the first request: at an `npm start` the apps are still being built.
  if (settings.PREGENERATE_IMAGES === 'on') server.server.once('request', pregeneration.start);
  const close = async () => {
    pregeneration.stop();
    // At once: what forms put into the outbox from now on is sent by another process or after the start.
    const delivered = endDelivery();
    await drain.run(server.server);
    const polled = content.stop();
    await server.close();
    await Promise.all([delivered, polled, endPurging()]);
    await db.destroy();
  };
  closeOnSignal(close, {
    timeoutMs: SHUTDOWN_TIMEOUT_MS,
    onError: (error) => log.error({ err: error }, 'shutdown failed'),
  });
  await listen(server, settings);
  // `npm run dev` asks for it when a file has changed: that is what its developer wants to see.
  process.on('message', async (message) => {
    if (!importRequest.safeParse(message).success) return;
    try {
      await importBundled(db, settings, log, true);
      await content.refresh();
    } catch (error) {
      log.error({ err: error }, 'bundled content not imported');
    }
    process.send?.({ type: 'ready' });
  });
  process.send?.({ type: 'ready' });
}

async function listen(server: FastifyInstance, { API_HOST, API_PORT }: Settings): Promise<void> {
  try {
    await server.listen({ host: API_HOST, port: API_PORT });
  } catch (error) {
    const message = listenErrorMessage(error, {
      port: ['API_PORT', API_PORT],
      host: ['API_HOST', API_HOST],
    });
    throw message ? new Error(message) : error;
  }
}

function importBundled(
  db: Database,
  settings: Settings,
  log: Logger,
  replacesOther = false,
): Promise<void> {
  const context = { brandSlug: settings.BRAND_SLUG, today: mallDay(new Date()) };
  return importBundledContent({ db, folder: BUNDLED_CONTENT, context, replacesOther }, log);
}

function imagesFolder({ IMAGES_DIR, DATA_DIR }: Settings): string {
  const folder = resolve(CHECKOUT, IMAGES_DIR ?? join(DATA_DIR, 'images'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Sends what is in the outbox, or leaves it there when no mail server is known. */
function startMailDelivery(outbox: Vault, settings: Settings, log: Logger): () => Promise<void> {
  if (!settings.SMTP_URL) {
    log.info('setting SMTP_URL is not set: mails are not sent but kept in the table outbox');
    return async () => {};
  }
  const server = openMailServer(settings.SMTP_URL, settings);
  const end = startDelivery({ ...outbox, send: server.send, now: () => new Date(), log });
  return async () => {
    await end();
    server.close();
  };
}
