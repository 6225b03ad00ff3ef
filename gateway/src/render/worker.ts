/** The render worker: runs the server code of one composition's shell and remotes, and nothing else. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { CreateRenderer, RenderRequest } from '@mall/contracts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';

const setup = workerData as WorkerSetup;

const say = (message: FromWorker) => parentPort?.postMessage(message);

const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const log = (level: 'info' | 'warn' | 'error', message: string, fields: Record<string, unknown>) =>
  say({ type: 'log', level, message, fields });

/** Before the code of an app ends the worker, its stack is told: it names the app. */
function tellEnding(): void {
  const exit = process.exit.bind(process);
  process.exit = (code) => {
    say({ type: 'ending', stack: stackOf(new Error('process.exit was called')) });
    return exit(code);
  };
  process.on('uncaughtException', (error) => {
    say({ type: 'ending', stack: stackOf(error) });
    exit(1);
  });
  process.on('unhandledRejection', (reason) => {
    log('error', 'a promise was rejected and nothing handled it', { stack: stackOf(reason) });
  });
}

async function start(): Promise<void> {
  // The bundle's export may be a promise: its shared modules load asynchronously.
  const bundle = await createRequire(setup.shellEntry)(setup.shellEntry);
  const createRenderer = bundle.createRenderer as CreateRenderer;
  const renderer = await createRenderer({ ...setup.options, log });

  const render = async (id: number, request: RenderRequest) => {
    try {
      say({ type: 'result', id, result: await renderer.render(request) });
    } catch (error) {
      say({ type: 'threw', id, stack: stackOf(error) });
    }
  };
  parentPort?.on('message', (message: ToWorker) => {
    if (message.type === 'ping') say({ type: 'pong' });
    else void render(message.id, message.request);
  });
  say({ type: 'ready', staticPaths: renderer.staticPaths() });
}

tellEnding();
start().catch((error: unknown) => {
  say({ type: 'ending', stack: stackOf(error) });
  process.exitCode = 1;
  parentPort?.close();
});
