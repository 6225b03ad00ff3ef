/** Which errors are not worth a report (requirement 9.1). */

/** Browsers' messages for a lost connection and for an observer's late notifications. */
const NOISE = [
  /Failed to fetch/,
  /NetworkError/,
  /Network request failed/,
  /^Load failed/,
  /network connection was lost/,
  /ResizeObserver loop/,
  /^AbortError/,
];

const ORDINARY_STATUSES: ReadonlySet<unknown> = new Set([401, 403, 404, 410, 422]);

const MAX_CAUSES = 5;

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function chainOf(error: unknown): unknown[] {
  const chain = [error];
  for (let cause = field(error, 'cause'); cause && chain.length < MAX_CAUSES; ) {
    chain.push(cause);
    cause = field(cause, 'cause');
  }
  return chain;
}

function textOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const message = String(field(error, 'message') ?? '');
  return field(error, 'name') === 'AbortError' ? `AbortError: ${message}` : message;
}

/** The HTTP status of an API error; 0 without a response. */
function statusOf(error: unknown): unknown {
  return field(error, 'status') ?? field(field(error, 'response'), 'status');
}

/** True for network and observer noise, and for an unhandled rejection of a fetch with an ordinary status. */
export function isNoise(error: unknown, unhandledRejection: boolean): boolean {
  if (statusOf(error) === 0 || NOISE.some((pattern) => pattern.test(textOf(error)))) return true;
  const isOrdinary = (link: unknown) => ORDINARY_STATUSES.has(statusOf(link));
  return unhandledRejection && chainOf(error).some(isOrdinary);
}
