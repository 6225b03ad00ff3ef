/** The gateway process. */
import { fileURLToPath } from 'node:url';
import { readSettings, type Settings, SettingsError } from '@mall/contracts';
import {
  BucketError,
  openStoreOf,
  previewKeys,
  ReleaseError,
  type ReleaseStore,
} from '@mall/release';
import { closeOnSignal, Drain, listenErrorMessage, SecretFileError } from '@mall/server';
import { createLog, type Log } from './base/log.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { requireClosedNetwork } from './render/network-isolation.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
/** The deadline for all of a stop, below `TimeoutStopSec` of its unit; then the process ends anyway. */
const SHUTDOWN_TIMEOUT_MS = 8_000;

function fail(message: string, exitCode: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

/** A store that is away is waited for; one that cannot be used is not. */
async function openStore(settings: Settings, log: Log): Promise<ReleaseStore> {
  const store = openStoreOf(settings, root, ({ file, message }) =>
    log.error({ file, reason: message }, 'unreadable record in the release store is passed over'),
  );
  await store.probe().catch((error: unknown) => {
    if (!(error instanceof BucketError)) throw error;
  });
  return store;
}

/** @throws {SettingsError | SecretFileError | ReleaseError} for what an operator has to change. */
async function start(settings: Settings): Promise<Gateway> {
  await requireClosedNetwork(settings);
  const keys = previewKeys(settings, root);
  const log = createLog(settings.LOG_LEVEL);
  const store = await openStore(settings, log);
  const drain = new Drain();
  const gateway = await createGateway({ settings, store, log, folder, drain, previewKeys: keys });
  closeOnSignal(() => gateway.close(), {
    timeoutMs: SHUTDOWN_TIMEOUT_MS,
    onError: (error) => log.error({ err: error }, 'shutdown failed'),
  });
  return gateway;
}

async function listenOrExit(gateway: Gateway, { HOST, PORT }: Settings): Promise<void> {
  try {
    await gateway.listen();
  } catch (error) {
    const message = listenErrorMessage(error, { port: ['PORT', PORT], host: ['HOST', HOST] });
    if (!message) throw error;
    fail(message, 1);
  }
}

try {
  const settings = readSettings(process.env);
  const gateway = await start(settings);
  await listenOrExit(gateway, settings);
  await gateway.ready;
  process.send?.({ type: 'ready' });
} catch (error) {
  const expected = [SettingsError, SecretFileError, ReleaseError];
  if (!expected.some((kind) => error instanceof kind)) throw error;
  fail((error as Error).message, 2);
}
