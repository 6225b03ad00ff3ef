/** The process of a render worker: runs the server code of one composition's shell and remotes. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { Socket } from 'node:net';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import type { CreateRenderer, RenderRequest, SiteFile } from '@mall/contracts';
import { encodePage } from './encode-page.ts';
import type {
  FromWorker,
  NamedSite,
  RenderedUrl,
  ServerFiles,
  ToWorker,
  WorkerSetup,
} from './messages.ts';
import { RenderClock } from './render-clock.ts';
import { PIPES, readMessages, sendMessage } from './worker-pipe.ts';

/** Reads the file once, so that the checked bytes are the ones that run. */
function readVerified(file: string, integrity: string | undefined): Buffer {
  const bytes = readFileSync(file);
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${file} was changed after it was published`);
  return bytes;
}

/** Checks each module that is loaded from a folder of `serverFiles` from now on. */
function verifyModules(serverFiles: ServerFiles): void {
  const folders = Object.entries(serverFiles).map(([folder, files]) => ({
    below: folder + sep,
    files,
  }));
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.startsWith('file:')) return nextLoad(url, context);
      const file = fileURLToPath(url);
      const release = folders.find(({ below }) => file.startsWith(below));
      if (!release) return nextLoad(url, context);
      const source = readVerified(file, release.files[file.slice(release.below.length)]);
      return { format: 'commonjs', source, shortCircuit: true };
    },
  });
}

type Renderer = Awaited<ReturnType<CreateRenderer>>;

interface Running {
  renderer: Renderer;
  timeoutMs: number;
}

const HEARTBEAT_MS = 100;

const currentPage = new AsyncLocalStorage<RenderedUrl>();
const clock = new RenderClock();

const exit = process.exit.bind(process);
const fromGateway = new Socket({ fd: PIPES.toWorker });
const toGateway = new Socket({ fd: PIPES.fromWorker });
const post = (message: FromWorker) => sendMessage(toGateway, message);

/** The gateway shortens a text further, and marks what it has shortened. */
const MAX_OUTPUT_LENGTH = 20_000;
const shorten = (text: string) => text.slice(0, MAX_OUTPUT_LENGTH);

const stackOf = (error: unknown) =>
  shorten(error instanceof Error ? String(error.stack) : inspect(error));

function log(level: 'info' | 'warn' | 'error', message: string, fields: Record<string, unknown>) {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  const short = texts.map(([name, text]) => [name, shorten(text as string)]);
  post({ type: 'log', level, message, fields: { ...fields, ...Object.fromEntries(short) } });
}

/** A loop that prints would send more messages than a worker may; the rest is written as it is. */
const MAX_NAMED_A_SECOND = 500;

/** What the code of an app writes is a line of the log, with the stack that names the app. */
function nameOutput(stream: NodeJS.WriteStream, level: 'info' | 'warn'): void {
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  let named = 0;
  stream.write = (text: unknown, ...more: unknown[]) => {
    if (named >= MAX_NAMED_A_SECOND) return write(text, ...more);
    if (named === 0) setTimeout(() => (named = 0), 1_000).unref();
    named += 1;
    const output = shorten(String(text)).trim();
    log(level, 'render worker output', { output, stack: new Error().stack });
    // Calls those that wait for the end of the write.
    return write('', ...more);
  };
}

/** Sends the stack of the code that ends the worker, which names the app, and ends. */
function endBy(error: unknown): never {
  post({ type: 'ending', stack: stackOf(error), page: currentPage.getStore() });
  return exit(1);
}

function listenForEndings(): void {
  process.exit = () => endBy(new Error('process.exit was called'));
  process.on('uncaughtException', endBy);
  process.on('unhandledRejection', (reason) => {
    log('error', 'unhandled promise rejection', { stack: stackOf(reason) });
  });
  // The gateway has ended.
  fromGateway.on('close', () => exit(0));
  toGateway.on('error', () => exit(0));
  // A service manager signals every process of a service, but the gateway ends its workers itself.
  process.on('SIGTERM', () => {});
}

const sentSites = new Set<string>();

/** Pages share site files, so each text is sent only once. */
function namedSite({ version, text }: SiteFile): NamedSite {
  if (sentSites.has(version)) return { version };
  sentSites.add(version);
  return { version, text };
}

async function render(
  { renderer, timeoutMs }: Running,
  id: number,
  request: RenderRequest,
): Promise<void> {
  const end = clock.begin();
  let isSlow = false;
  const cancel = clock.startTimer(timeoutMs, () => {
    isSlow = true;
    end();
    post({ type: 'slow', id });
  });
  try {
    const { site, ...page } = await renderer.render(request);
    // The gateway does not wait for it any more, and the text of its site file would be lost.
    if (isSlow) return;
    const result = { ...encodePage(page), ...(site && { site: namedSite(site) }) };
    post({ type: 'result', id, result });
  } catch (error) {
    post({ type: 'threw', id, stack: stackOf(error) });
  } finally {
    cancel();
    end();
  }
}

async function start({
  shellEntry,
  serverFiles,
  timeoutMs,
  options,
}: WorkerSetup): Promise<Running> {
  verifyModules(serverFiles);
  // The bundle's export may be a promise: its shared modules load asynchronously.
  const bundle = await createRequire(shellEntry)(shellEntry);
  const createRenderer = bundle.createRenderer as CreateRenderer;
  const renderer = await createRenderer({ ...options, log, startTimer: clock.startTimer });
  post({ type: 'ready' });
  setInterval(() => post({ type: 'alive' }), HEARTBEAT_MS);
  return { renderer, timeoutMs };
}

listenForEndings();
nameOutput(process.stdout, 'info');
nameOutput(process.stderr, 'warn');
let started: Promise<Running> | undefined;
/** The first message is the setup; the gateway sends nothing else until the worker is ready. */
async function receive(message: ToWorker): Promise<void> {
  if (message.type === 'setup') started = start(message.setup);
  const running = await started;
  if (!running || message.type !== 'render') return;
  const { id, request } = message;
  const { url, storedLanguage } = request;
  await currentPage.run({ url, storedLanguage }, () => render(running, id, request));
}
readMessages(fromGateway, (message) => void receive(message as ToWorker).catch(endBy), endBy);
