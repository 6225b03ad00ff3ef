import { EMAIL_MAX_LENGTH } from '@mall/contracts';

/** Attributes of a field for an e-mail address. The server alone checks the address, so that its own words say what is wrong. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: EMAIL_MAX_LENGTH,
  required: true,
} as const;
