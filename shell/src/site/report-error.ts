/** Where errors of a visit go: one door, so that error reporting has one place to listen. */
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

type Sink = (report: ErrorReport) => void;

/** Errors wait here until error reporting is loaded; more of them say nothing new. */
const MOST_WAITING = 20;
const waiting: ErrorReport[] = [];

const wait: Sink = (report) => {
  if (waiting.length < MOST_WAITING) waiting.push(report);
};
let sink: Sink = wait;

/** Passes an error on without a word in the console. */
export function passError(report: ErrorReport): void {
  sink(report);
}

/** From now on errors go to `next`, those that wait first. */
export function sendErrorsTo(next: Sink): void {
  sink = next;
  for (const report of waiting.splice(0)) next(report);
}

/** Reports an error of a page's part. A broken part has its fallback: the console is for developers. */
export function reportError(error: unknown, context: ErrorContext): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the browser's errors are written
  console.warn(`[${context.app}] ${context.part}`, error);
  passError({ error, context, unhandledRejection: false });
}
