/** Free of zod: the footer of every page reads it. */

/** The groups of the footer's links, in order. */
export const FOOTER_GROUPS = ['shopping', 'entertainment', 'visit'] as const;
export type FooterGroup = (typeof FOOTER_GROUPS)[number];
