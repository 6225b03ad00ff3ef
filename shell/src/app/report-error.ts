/** Where errors of a visit go: one door, so that error reporting has one place to listen. */
export interface ErrorContext {
  app: string;
  part: string;
}

/** Reports an error of a page's part. A broken part has its fallback: the console is for developers. */
export function reportError(error: unknown, context: ErrorContext): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the browser's errors are written
  console.warn(`[${context.app}] ${context.part}`, error);
}
