/** A build's errors as a person reads them: where, what, and the lines around it. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';

export interface BuildError {
  /** `mf-cinema/src/pages/cinema/page.tsx:49:1`, or the module's file alone. */
  position: string;
  /** What is wrong; the source around it below. At most eight lines. */
  text: string;
}

const MAX_LINES = 8;

const EXCERPT = /,-\[(.+?):(\d+):(\d+)\]$/;

/** The lines of the first error that swc found in a file; it may list several that follow from it. */
function firstExcerpt(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => line.trim() === '`----');
  return lines.slice(0, end < 0 ? undefined : end).filter((line) => !EXCERPT.test(line));
}

export const firstLines = (lines: readonly string[]) => lines.slice(0, MAX_LINES).join('\n');

/** @param root that positions leave out. @param folder of the app, to which webpack's names are relative. */
export function toBuildError(error: StatsError, root: string, folder: string): BuildError {
  const lines = stripVTControlCharacters(error.message ?? '')
    .split('\n')
    .map((line) => line.replace(/^Error: +x /, ''))
    .filter((line) => line.trim() !== '' && !line.startsWith('Module build failed'));
  const [, file, line, column] = lines.map((text) => EXCERPT.exec(text)).find(Boolean) ?? [];
  const module = path.join(folder, error.moduleName ?? '');
  const position = file
    ? `${path.relative(root, file)}:${line}:${column}`
    : [path.relative(root, module), error.loc].filter(Boolean).join(':');
  return { position, text: firstLines(firstExcerpt(lines)) };
}

/** Removes duplicates: the builds for browser and server report the same error. */
export function distinctErrors(errors: readonly BuildError[]): BuildError[] {
  return [...new Map(errors.map((error) => [error.position + error.text, error])).values()];
}

export function formatBuildError({ position, text }: BuildError): string {
  return `${position}\n${text}`;
}
