/** Prints each error that open pages report once, with source files and lines. */
import path from 'node:path';
import { ownFrames, SourceMaps } from '@mall/release';
import { z } from 'zod';
import { complain } from '../terminal/output.ts';

const reportSchema = z.object({
  /** Path of the page. */
  page: z.string().max(2000),
  message: z.string().max(10_000),
  stack: z.string().max(50_000),
});

export class BrowserErrors {
  readonly #releases: string;
  readonly #maps = new SourceMaps();
  readonly #printed = new Set<string>();

  constructor(storeFolder: string) {
    this.#releases = path.join(storeFolder, 'releases');
  }

  /** Call for a new version of the site: its errors are printed even if an earlier version had them. */
  reset(): void {
    this.#printed.clear();
  }

  /** @throws {ZodError | SyntaxError} when the text is no report of an error. */
  report(text: string): void {
    const { page, message, stack } = reportSchema.parse(JSON.parse(text));
    // Firefox and Safari leave the message out of the stack.
    const whole = stack.startsWith(message) ? stack : `${message}\n${stack}`;
    const folderOf = (app: string, release: string) => path.join(this.#releases, app, release);
    const frames = ownFrames(this.#maps.translateWeb(whole, folderOf));
    if (this.#printed.has(frames)) return;
    this.#printed.add(frames);
    complain(`browser, ${page}: ${frames}`);
  }
}
