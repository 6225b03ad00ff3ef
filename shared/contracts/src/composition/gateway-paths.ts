/** The first parts of paths that the gateway serves itself; a page there would never be shown. */
export const GATEWAY_PATHS: readonly string[] = [
  'api',
  'healthz',
  'js',
  'media',
  'metrics',
  'preview',
  'readyz',
];
