/** The gateway process. */
import { fileURLToPath } from 'node:url';
import { readSettings, type Settings, SettingsError } from '@mall/contracts';
import {
  BucketError,
  openStoreOf,
  type PreviewKeys,
  previewKeys,
  ReleaseError,
  type ReleaseStore,
} from '@mall/release';
import { closeOnSignal, Drain, listenErrorMessage, SecretFileError } from '@mall/server';
import { createLog } from './base/log.ts';
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

/** Also the keys, which may be in a file that is made now. */
async function settingsOrExit(): Promise<{ settings: Settings; keys: PreviewKeys }> {
  try {
    const settings = readSettings(process.env);
    await requireClosedNetwork(settings);
    return { settings, keys: previewKeys(settings, root) };
  } catch (error) {
    const isSetting = error instanceof SettingsError || error instanceof SecretFileError;
    if (isSetting) fail(error.message, 2);
    throw error;
  }
}

/** A store that is away is waited for; one that cannot be used is not. */
async function storeOrExit(): Promise<ReleaseStore> {
  try {
    const store = openStoreOf(settings, root, ({ file, message }) =>
      log.error({ file, reason: message }, 'unreadable record in the release store is passed over'),
    );
    await store.probe().catch((error: unknown) => {
      if (!(error instanceof BucketError)) throw error;
    });
    return store;
  } catch (error) {
    if (error instanceof ReleaseError) fail(error.message, 2);
    throw error;
  }
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

const { settings, keys } = await settingsOrExit();
const log = createLog(settings.LOG_LEVEL);
const gateway = await createGateway({
  settings,
  store: await storeOrExit(),
  log,
  folder,
  drain: new Drain(),
  previewKeys: keys,
});
closeOnSignal(() => gateway.close(), {
  timeoutMs: SHUTDOWN_TIMEOUT_MS,
  onError: (error) => log.error({ err: error }, 'shutdown failed'),
});
await listenOrExit(gateway, settings);
await gateway.ready;
process.send?.({ type: 'ready' });
