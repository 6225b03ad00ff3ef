import { EMAIL_MAX_LENGTH } from '@mall/contracts';

/** Attributes of a field for an e-mail address. Only the server validates it, so that errors are in our own words. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: EMAIL_MAX_LENGTH,
  required: true,
} as const;
