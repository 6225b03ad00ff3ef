/** A fault in a content file, and the error that carries all of an import's faults. */

export interface Fault {
  /** Path of the file inside the content folder. */
  file: string;
  /** The field, for instance `3.logo.file`; empty for the file as a whole. */
  path: string;
  message: string;
}

/** `file: path.to.field: message` */
export function formatFault({ file, path, message }: Fault): string {
  return path === '' ? `${file}: ${message}` : `${file}: ${path}: ${message}`;
}

/** Thrown when content cannot be imported; the message holds one line a fault. */
export class ContentError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.name = 'ContentError';
    this.faults = faults;
  }
}
