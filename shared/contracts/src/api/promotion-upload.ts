/**
 * What a promotion's upload form sends, as `multipart/form-data` to `/{call}/upload` (requirement 6.6). Free of zod.
 */

/** The fields besides the file, in the order in which they are shown. */
export const UPLOAD_TEXT_FIELDS = [
  'name',
  'code',
  'shop',
  'purchase_date',
  'purchase_time',
  'purchase_sum',
  'invoice',
] as const;

/** In place of the name of a form: its path is the campaign's. */
export const UPLOAD_FORM = 'upload';
/** The query key of a page by which a browser without a script names the call that it posts to. */
export const UPLOAD_QUERY_KEY = 'upload';

export const UPLOAD_FIELDS = [...UPLOAD_TEXT_FIELDS, 'image_proof', 'accept_terms'] as const;
export type UploadField = (typeof UPLOAD_FIELDS)[number];

/** Decision 27. What a file is, its content says, not its name. */
export const UPLOAD_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
] as const;

/** The whole form, with room for the other fields. */
export const UPLOAD_MAX_BYTES = UPLOAD_FILE_MAX_BYTES + 64 * 1024;

/** The header of a form that is sent again after a lost connection. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
