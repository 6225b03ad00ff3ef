import { z } from 'zod';

/** The address of a page elsewhere, which other schemes (`javascript:`) cannot be. */
export const webAddressSchema = z.url({
  protocol: /^https?$/,
  error: 'a URL that starts with https://',
});
