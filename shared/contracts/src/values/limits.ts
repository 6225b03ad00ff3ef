/** Limits of texts and files, for the fields that keep to them and the API that checks them. Free of zod. */

/** Longest address that mail servers take (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 100;
export const CITY_MAX_LENGTH = 100;
export const ADDRESS_MAX_LENGTH = 200;
export const PHONE_NUMBER_MAX_LENGTH = 40;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** Of a promotion, a game or an invitation. */
export const CODE_MAX_LENGTH = 40;
export const GIFT_CARD_TOKEN_MAX_LENGTH = 64;
export const SEARCH_QUERY_MAX_LENGTH = 100;

export const FILE_MAX_BYTES = 10 * 1024 * 1024;
/** The content of a file decides its type, not its name. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** A whole form with a file, with room for its other fields. */
export const FILE_FORM_MAX_BYTES = FILE_MAX_BYTES + 64 * 1024;

/** Of a meta description, in characters. */
export const PAGE_DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;
