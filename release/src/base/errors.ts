/** Errors of the operating system, recognised by their codes. */

/** The error that every refusal of this package throws: its message is for the person who releases. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return codes.some((code) => code === error.code);
}

/** For the `catch` of a read: `fallback` when the file or folder is missing; throws any other error. */
export function unlessMissing<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return (error) => {
    if (hasCode(error, 'ENOENT')) return fallback;
    throw error;
  };
}
