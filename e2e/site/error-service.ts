/** An error reporting service that takes envelopes as Sentry does. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** The part of an event by which a service finds the source of an error. */
const eventSchema = z.object({
  release: z.string(),
  tags: z.record(z.string(), z.string()),
  request: z.object({ url: z.string() }),
  exception: z.object({
    values: z.array(
      z.object({
        value: z.string(),
        // An error without a stack comes without it.
        stacktrace: z
          .object({
            frames: z.array(
              z.object({
                filename: z.string().default(''),
                lineno: z.number().default(0),
                colno: z.number().default(0),
              }),
            ),
          })
          .default({ frames: [] }),
      }),
    ),
  }),
  debug_meta: z.object({
    images: z.array(z.object({ code_file: z.string(), debug_id: z.string() })),
  }),
});
export type ErrorEvent = z.infer<typeof eventSchema>;

export interface ErrorService {
  /** What sites name it by, as `SENTRY_DSN`. */
  dsn: string;
  events: ErrorEvent[];
  stop(): void;
}

/** An envelope is JSON lines: its header, then each item's header and the item. */
function eventsOf(envelope: string): ErrorEvent[] {
  const [, ...lines] = envelope.split('\n').filter(Boolean);
  const items: unknown[] = lines.map((line) => JSON.parse(line));
  return items.flatMap((item, index) => {
    const header = z.object({ type: z.string() }).safeParse(item);
    return header.data?.type === 'event' ? [eventSchema.parse(items[index + 1])] : [];
  });
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
