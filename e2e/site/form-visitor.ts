/** Visitors who send forms to the real API. */
import { test as base } from './visitor.ts';

/** An address that no other test and no earlier run has used. */
export const newAddress = (): string => `visitor-${crypto.randomUUID()}@example.com`;

/** The API counts forms by client; each test is another client. */
export const test = base.extend({
  extraHTTPHeaders: async ({ baseURL: _ }, use, { parallelIndex, repeatEachIndex, line }) => {
    await use({ 'x-forwarded-for': `10.${parallelIndex}.${repeatEachIndex % 256}.${line % 256}` });
  },
});
