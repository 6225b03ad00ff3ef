/** Limits of texts and files, for the fields that keep to them and the API that checks them. Free of zod. */

/** Most characters of a text. */
export const MAX_LENGTH = {
  /** The longest address that mail servers take (RFC 5321). */
  email: 254,
  name: 100,
  city: 100,
  address: 200,
  phoneNumber: 40,
  password: 128,
  /** Of a promotion, a game or an invitation. */
  code: 40,
  giftCardToken: 64,
  searchQuery: 100,
} as const;
export const PASSWORD_MIN_LENGTH = 8;

export const FILE_MAX_BYTES = 10 * 1024 * 1024;
/** The content of a file decides its type, not its name. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** A whole form with a file, with room for its other fields. */
export const FILE_FORM_MAX_BYTES = FILE_MAX_BYTES + 64 * 1024;

/** Of a meta description, in characters. */
export const PAGE_DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;
