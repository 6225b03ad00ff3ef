/** The error codes of the API, and of the gateway where it responds in place of the API. */

/** A code that follows from the schema of a form or a query. */
export type FieldErrorCode = `${string}:${'required' | 'invalid'}`;

interface ErrorCodeEntry {
  /** HTTP status of the response; `4xx` for a code that several statuses share. */
  status: 400 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 429 | 500 | 503 | '4xx';
  meaning: string;
}

export const ERROR_CODES = {
  'api:stopping': { status: 503, meaning: 'The API is shutting down.' },
  'api:unavailable': { status: 503, meaning: 'The gateway reaches no API.' },
  'birthday:too_late': { status: 422, meaning: 'The holder of the card is under age.' },
  'body:malformed': { status: 400, meaning: 'The body cannot be parsed.' },
  'body:too_large': { status: 413, meaning: 'The body exceeds the limit.' },
  'campaign:closed': { status: 422, meaning: 'The campaign takes no entries now.' },
  'code:already_uploaded': { status: 422, meaning: 'A receipt was sent for this code before.' },
  'content-type:invalid': { status: 415, meaning: 'The body has a media type that is not read.' },
  'content:unavailable': { status: 503, meaning: 'No content is loaded yet.' },
  'database:unavailable': { status: 503, meaning: 'The database failed; the log has the reason.' },
  'email:duplicate': { status: 422, meaning: 'The address is registered already.' },
  'idempotency-key:invalid': { status: 400, meaning: 'Not 1 to 200 visible ASCII characters.' },
  'idempotency-key:reused': { status: 409, meaning: 'The key was sent with another body.' },
  'image_proof:too_large': { status: 422, meaning: 'The file exceeds the limit.' },
  internal: { status: 500, meaning: 'A bug; the log has the stack.' },
  'method:not_allowed': { status: 405, meaning: 'The path has other methods.' },
  not_found: { status: 404, meaning: 'No such path or item.' },
  'purchase_date:outdated': { status: 422, meaning: 'The purchase is outside the promotion.' },
  'rate:limited': { status: 429, meaning: 'Too many requests; `Retry-After` names the wait.' },
  'request:invalid': { status: '4xx', meaning: 'Any other error of the request.' },
  'storage:unavailable': {
    status: 503,
    meaning: 'A file cannot be stored; the log has the reason.',
  },
  timeout: { status: 503, meaning: 'The call took too long.' },
  'token:expired': { status: 422, meaning: 'The link has expired.' },
  'token:suspended': { status: 422, meaning: 'The balance of gift cards is not shown now.' },
  'token:used': { status: 422, meaning: 'The link was used before.' },
  'url:malformed': { status: 400, meaning: 'The URL cannot be decoded.' },
  'url:too_long': { status: 414, meaning: 'The URL exceeds the limit.' },
} as const satisfies Record<string, ErrorCodeEntry>;

export type ErrorCode = keyof typeof ERROR_CODES | FieldErrorCode;
