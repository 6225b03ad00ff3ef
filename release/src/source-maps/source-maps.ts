/** Translates positions in built files into positions in the sources, by the maps that releases hold. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/**
 * In stacks of Node: what stands before the path, the release's folder on this disk, the file, line and
 * column. It is tried once for each word, and what can overlap is bounded: whatever a remote throws, the
 * time is linear in the text's length.
 */
const NODE_POSITION =
  /(?<![^\s()"])([^\s()"/]*?)(?:file:\/\/)?(\/[^\s()"]*\/[a-z][a-z0-9-]*\/[0-9a-f]{16})\/node\/([^\s()":]{1,200}):(\d{1,9}):(\d{1,9})/g;

/** In stacks of browsers: app, release, file, line and column, after any origin. */
const WEB_POSITION =
  /(?:https?:\/\/[^\s()"/]+)?\/js\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([^\s()":?]+)(?:\?[^\s()":]*)?:(\d+):(\d+)/g;

/** A parsed map takes up to some 20 MB of memory. */
const MAX_CACHED_MAPS = 12;

export class SourceMaps {
  readonly #cached = new Map<string, SourceMap | undefined>();

  /** `text` with each position in a server file of a release translated; others stay as they are. */
  translateNode(text: string): string {
    return text.replace(NODE_POSITION, (position, before, folder, file, line, column) => {
      const map = this.#map(join(folder, 'maps/node', `${file}.map`));
      const source = sourceOf(map, Number(line), Number(column));
      return source === undefined ? position : before + source;
    });
  }

  /** `text` with web positions translated; `folderOf` is the release's folder on this disk. */
  translateWeb(text: string, folderOf: (app: string, release: string) => string): string {
    return text.replace(WEB_POSITION, (position, app, release, file, line, column) => {
      const map = this.#map(join(folderOf(app, release), 'maps/web', `${file}.map`));
      return sourceOf(map, Number(line), Number(column)) ?? position;
    });
  }

  #map(file: string): SourceMap | undefined {
    if (!this.#cached.has(file)) {
      const [oldest] = this.#cached.keys();
      if (oldest && this.#cached.size >= MAX_CACHED_MAPS) this.#cached.delete(oldest);
      this.#cached.set(file, readMap(file));
    }
    return this.#cached.get(file);
  }
}

/** A release without the map, or with a broken one, keeps its untranslated positions. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function sourceOf(map: SourceMap | undefined, line: number, column: number): string | undefined {
  const origin = map?.findOrigin(line, column);
  if (!origin || !('fileName' in origin) || !origin.fileName) return undefined;
  return `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`;
}

const MAX_FRAMES = 3;

/** A frame in a source of the repository: `at Component (mf-cinema/src/pages/cinema/page.tsx:20:9)`. */
const OWN =
  /^(?!.*node_modules).*?((?:shell|api|gateway|mf-[a-z-]+|shared\/[a-z-]+)\/src\/[^\s():]+:\d+)/;

/** The message, and below it the innermost own frames, the throwing one first. */
export function ownFrames(stack: string): string {
  const lines = stack.split('\n');
  const firstFrame = lines.findIndex((line) => /^\s+at |@[^@]*:\d+:\d+$/.test(line));
  const message = lines.slice(0, firstFrame < 0 ? undefined : firstFrame).slice(0, 6);
  const frames = lines.slice(message.length).flatMap((line) => OWN.exec(line)?.[1] ?? []);
  return [...message, ...frames.slice(0, MAX_FRAMES).map((frame) => `    ${frame}`)].join('\n');
}
