/** What a file of a form may be, for the field that offers it and the servers that check it. Free of zod. */

export const FILE_MAX_BYTES = 10 * 1024 * 1024;
/** The content of a file decides its type, not its name. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** A whole form with a file, with room for its other fields. */
export const FILE_FORM_MAX_BYTES = FILE_MAX_BYTES + 64 * 1024;
