export interface ErrorContext {
  app: string;
  part: string;
}

export interface ErrorReport {
  error: unknown;
  context: ErrorContext;
  /** Set for a rejection that nothing has handled. */
  unhandledRejection: boolean;
}

type Reporter = (report: ErrorReport) => void;

/** Errors are queued until error reporting is loaded. More than these add no information. */
const MAX_QUEUED = 20;
const queue: ErrorReport[] = [];

let reporter: Reporter = (report) => {
  if (queue.length < MAX_QUEUED) queue.push(report);
};

/** Is called for each error of a page's part, also once error reporting is loaded. */
let observer: Reporter = () => {};

export function observeErrors(next: Reporter): void {
  observer = next;
}

export const captureError: Reporter = (report) => reporter(report);

/** Sends the queued errors, and every later one, to `next`. */
export function setReporter(next: Reporter): void {
  reporter = next;
  for (const report of queue.splice(0)) next(report);
}

/**
 * Reports an error of a page's part, and writes it to the console for developers. Without a network
 * every request fails, and the browser itself reports it.
 */
export function reportError(error: unknown, context: ErrorContext): void {
  if (!navigator.onLine) return;
  // biome-ignore lint/suspicious/noConsole: the one place where the browser's errors are written
  console.warn(`[${context.app}] ${context.part}`, error);
  const report = { error, context, unhandledRejection: false };
  captureError(report);
  observer(report);
}
