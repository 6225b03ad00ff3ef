/** How long the texts of forms may be, for the fields that keep to it and the API that checks it. Free of zod. */

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
