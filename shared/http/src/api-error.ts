/** The error of a call that was responded to with an error status, or not at all. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Codes of the response's `errors`, for instance `email:invalid`. */
  readonly codes: readonly string[];

  constructor(path: string, status: number, codes: readonly string[], cause?: unknown) {
    super(`${path} responded with ${status || 'nothing'} ${codes.join(' ')}`.trim(), { cause });
    this.name = 'ApiError';
    this.status = status;
    this.codes = codes;
  }
}
