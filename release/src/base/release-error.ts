/** The error that every refusal of this package throws: its message is for the person who releases. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
