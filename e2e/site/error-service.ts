/** An error reporting service that takes envelopes as Sentry does. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** The part of an event by which a service finds the source of an error; one without a stack has no frames. */
export interface ErrorEvent {
  tags: Record<string, string>;
  request: { url: string };
  exception: {
    values: {
      value: string;
      stacktrace?: { frames: { filename: string; lineno: number; colno: number }[] };
    }[];
  };
  debug_meta: { images: { code_file: string; debug_id: string }[] };
}

export interface ErrorService {
  /** What sites name it by, as `SENTRY_DSN`. */
  dsn: string;
  events: ErrorEvent[];
  stop(): void;
}

/** An envelope is JSON lines: its header, then each item's header and the item. */
function eventsOf(envelope: string): ErrorEvent[] {
  const [, ...lines] = envelope.split('\n').filter(Boolean);
  const items = lines.map((line) => JSON.parse(line));
  return items.filter((_, index) => items[index - 1]?.type === 'event');
}

export async function startErrorService(): Promise<ErrorService> {
  const events: ErrorEvent[] = [];
  const server = createServer(async (request, response) => {
    events.push(...eventsOf(await text(request)));
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    events,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
