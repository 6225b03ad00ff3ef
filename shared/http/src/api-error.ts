/** The error of a call that was answered by an error status, or not at all. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Codes of the answer's `errors`, for instance `email:invalid`. */
  readonly codes: readonly string[];

  constructor(path: string, status: number, codes: readonly string[], cause?: unknown) {
    super(`${path} answered ${status || 'nothing'} ${codes.join(' ')}`.trim(), { cause });
    this.name = 'ApiError';
    this.status = status;
    this.codes = codes;
  }
}
