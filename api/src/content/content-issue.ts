/** What is wrong in a content file, and the error that carries all of an import's issues. */

export interface ContentIssue {
  /** Path of the file inside the content folder. */
  file: string;
  /** The field, for instance `3.logo.file`; empty for the file as a whole. */
  path: string;
  message: string;
}

/** `file: path.to.field: message` */
export function formatIssue({ file, path, message }: ContentIssue): string {
  return path === '' ? `${file}: ${message}` : `${file}: ${path}: ${message}`;
}

/** Thrown when content cannot be imported; the message holds one line an issue. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(formatIssue).join('\n'));
    this.name = 'ContentError';
    this.issues = issues;
  }
}
