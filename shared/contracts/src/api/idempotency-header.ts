/** The header by which the API recognises a form that is sent again. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
