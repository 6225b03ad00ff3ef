/** One running composition of fake apps, without the server around it, for tests. */
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ReleaseStore } from '@mall/release';
import { type FakeBuild, temporaryStore } from '@mall/release/testing';
import { pino } from 'pino';
import { Metrics } from '../base/metrics.ts';
import { CompositionInstance, type InstanceContext } from '../composition/composition-instance.ts';
import { SiteFiles } from '../files/site-files.ts';
import type { RenderedPage } from '../render/messages.ts';
import type { Renderer } from '../render/renderer.ts';
import { goLive } from './fake-apps.ts';
import { type LogLine, testSettings } from './running-gateway.ts';

export interface TestContext extends InstanceContext {
  /** Every log line so far. */
  lines: LogLine[];
}

/** @param env settings other than the defaults. */
export function testContext(
  store: ReleaseStore,
  renderTimeoutMs = 1_000,
  env: Record<string, string> = {},
): TestContext {
  const lines: LogLine[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const settings = testSettings({
    RENDER_TIMEOUT_SECONDS: String(renderTimeoutMs / 1000),
    ...env,
  });
  return {
    settings,
    apiOrigin: settings.apiOrigins[0] ?? '',
    store,
    log: pino({ level: 'debug' }, { write }) as unknown as InstanceContext['log'],
    metrics: new Metrics(),
    siteFiles: new SiteFiles({}),
    workerFile: join(__dirname, '../render/worker.ts'),
    contentVersion: () => '1',
    isApiAway: () => false,
    lines,
  };
}

type ContextOptions = [renderTimeoutMs?: number, env?: Record<string, string>];

/** Publishes the builds, makes them live in `context`'s store, and starts that composition. */
export async function startLive(context: TestContext, ...builds: FakeBuild[]) {
  await goLive(context.store, ...builds);
  const composition = await context.store.live();
  if (!composition) throw new Error('nothing is live');
  return CompositionInstance.start(context, composition);
}

/** A composition in its own store, with the further arguments of its context. */
export async function startInstance(builds: FakeBuild[], ...options: ContextOptions) {
  const context = testContext(await temporaryStore(), ...options);
  const instance = await startLive(context, ...builds);
  instance.renderer.pool.grow();
  return { ...context, instance, renderer: instance.renderer };
}

/** Renders a page whose body a test reads as text. */
export async function renderText(
  renderer: Renderer,
  request: Parameters<Renderer['render']>[0],
): Promise<Omit<RenderedPage, 'body'> & { body: string }> {
  const { body, ...rest } = await renderer.render(request);
  return { ...rest, body: body.br ? brotliDecompressSync(body.br).toString() : '' };
}
