/** What the shell and the gateway offer to apps by name. Free of zod: browsers load this module. */

/** The groups of the footer's links, in order. */
export const FOOTER_GROUPS = ['shopping', 'entertainment', 'visit'] as const;
export type FooterGroup = (typeof FOOTER_GROUPS)[number];

/** The slots that the shell shows in its own dialogs; apps fill them. */
export const DIALOG_SLOTS = ['newsletter', 'trailer', 'coupons'] as const;
export type DialogSlot = (typeof DIALOG_SLOTS)[number];

/** The first parts of paths that the gateway serves itself; a page there would never be shown. */
export const GATEWAY_PATHS: readonly string[] = [
  'api',
  'healthz',
  'js',
  'media',
  'metrics',
  'preview',
  'readyz',
  'vitals',
];
