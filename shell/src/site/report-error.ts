export interface ErrorContext {
  app: string;
  part: string;
}

/** The part of a page that an error is in which nothing has caught. */
export const UNHANDLED = 'unhandled';

export interface ErrorReport {
  error: unknown;
  context: ErrorContext;
  /** Set for a rejection that nothing has handled. */
  unhandledRejection: boolean;
}

type Reporter = (report: ErrorReport) => void;

/** More errors from before a reporter is loaded add no information. */
const MAX_EARLY = 20;
const early: ErrorReport[] = [];
const reporters: Reporter[] = [];

/** Calls `reporter` for each error from the start of the page on. */
export function addReporter(reporter: Reporter): void {
  reporters.push(reporter);
  early.forEach(reporter);
}

export function captureError(report: ErrorReport): void {
  if (early.length < MAX_EARLY) early.push(report);
  for (const reporter of reporters) reporter(report);
}

/**
 * Reports an error of a page's part, and writes it to the console for developers. Without a network
 * every request fails, and the browser itself reports it.
 */
export function reportError(error: unknown, context: ErrorContext): void {
  if (!navigator.onLine) return;
  // biome-ignore lint/suspicious/noConsole: the one place where the browser's errors are written
  console.warn(`[${context.app}] ${context.part}`, error);
  captureError({ error, context, unhandledRejection: false });
}
