/** A new folder for each test of a file, which is gone after it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export class TestFolder {
  #path = '';

  constructor() {
    beforeEach(() => {
      this.#path = mkdtempSync(path.join(tmpdir(), 'tooling-'));
    });
    afterEach(() => rmSync(this.#path, { recursive: true }));
  }

  get path(): string {
    return this.#path;
  }

  write(file: string, text: string, mode?: number): void {
    const target = path.join(this.#path, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { mode });
  }

  read(file: string): string {
    return readFileSync(path.join(this.#path, file), 'utf8');
  }
}
