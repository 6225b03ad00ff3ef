import { z } from 'zod';

/** The URL of a page elsewhere. */
export const webAddressSchema = z.url({
  protocol: /^https?$/,
  error: 'an address that starts with https://',
});
