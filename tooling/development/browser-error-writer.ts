/** Writes each error of open pages once, with source files and lines. */
import path from 'node:path';
import { ownFrames, SourceMaps } from '@mall/release';
import { complain } from '../terminal/output.ts';
import { type BrowserError, fullStack } from './browser-error.ts';

export class BrowserErrorWriter {
  readonly #releases: string;
  readonly #maps = new SourceMaps();
  readonly #written = new Set<string>();

  constructor(storeFolder: string) {
    this.#releases = path.join(storeFolder, 'releases');
  }

  /** After this an error that was written is written again: for a new version of the site. */
  reset(): void {
    this.#written.clear();
  }

  write(error: BrowserError): void {
    const folderOf = (app: string, release: string) => path.join(this.#releases, app, release);
    const stack = ownFrames(this.#maps.translateWeb(fullStack(error), folderOf));
    if (this.#written.has(stack)) return;
    this.#written.add(stack);
    complain(`browser, ${error.page}: ${stack}`);
  }
}
