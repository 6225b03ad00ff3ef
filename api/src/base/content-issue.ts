/** What is wrong in a content file, and the error that carries all of an import's issues. */
import type { YamlSource } from '@mall/server/yaml-source';

export interface ContentIssue {
  file: string;
  /** The field, for instance `3.logo.file`; empty for the file as a whole. */
  path: string;
  line?: number;
  message: string;
}

/** An issue as the author of the file finds it: `shops.yaml:41: cups.logo.file: is missing`. */
export function formatIssue(
  { file, path, line, message }: ContentIssue,
  sources: ReadonlyMap<string, YamlSource>,
): string {
  const source = sources.get(file);
  if (!source || path === '') return `${file}${line ? `:${line}` : ''}: ${message}`;
  const field = source.fieldOf(path);
  return `${file}:${source.lineOf(path)}: ${field ? `${field}: ` : ''}${message}`;
}

/** Thrown when content cannot be imported; the message holds one line an issue. */
export class ContentError extends Error {
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(issues.join('\n'));
    this.issues = issues;
    this.name = 'ContentError';
  }
}

/** Thrown for an image or a video that cannot be used; the message completes "<file> …". */
export class MediaError extends Error {}
