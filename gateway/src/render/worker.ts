/** The render worker: runs the server code of one composition's shell and remotes. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { CreateRenderer, RenderRequest } from '@mall/contracts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';

const setup = workerData as WorkerSetup;

const post = (message: FromWorker) => parentPort?.postMessage(message);

const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const log = (level: 'info' | 'warn' | 'error', message: string, fields: Record<string, unknown>) =>
  post({ type: 'log', level, message, fields });

/** Posts the stack of the code that ends the worker: it names the app. */
function reportEnding(): void {
  const exit = process.exit.bind(process);
  process.exit = (code) => {
    post({ type: 'ending', stack: stackOf(new Error('process.exit was called')) });
    return exit(code);
  };
  process.on('uncaughtException', (error) => {
    post({ type: 'ending', stack: stackOf(error) });
    exit(1);
  });
  process.on('unhandledRejection', (reason) => {
    log('error', 'unhandled promise rejection', { stack: stackOf(reason) });
  });
}

async function start(): Promise<void> {
  // The bundle's export may be a promise: its shared modules load asynchronously.
  const bundle = await createRequire(setup.shellEntry)(setup.shellEntry);
  const createRenderer = bundle.createRenderer as CreateRenderer;
  const renderer = await createRenderer({ ...setup.options, log });

  const render = async (id: number, request: RenderRequest) => {
    try {
      post({ type: 'result', id, result: await renderer.render(request) });
    } catch (error) {
      post({ type: 'threw', id, stack: stackOf(error) });
    }
  };
  parentPort?.on('message', (message: ToWorker) => {
    if (message.type === 'ping') post({ type: 'pong' });
    else void render(message.id, message.request);
  });
  post({ type: 'ready', staticPaths: renderer.staticPaths() });
}

reportEnding();
start().catch((error: unknown) => {
  post({ type: 'ending', stack: stackOf(error) });
  process.exitCode = 1;
  parentPort?.close();
});
