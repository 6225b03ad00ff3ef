/**
 * The oldest browsers for which scripts and styles are made; see `docs/browsers.md`. Older ones show
 * the server's page as without scripts.
 */
export const BROWSERS = {
  chrome: '111',
  edge: '111',
  firefox: '121',
  safari: '16.4',
  ios: '16.4',
} as const;

/** A version as Lightning CSS takes it: a byte each for major, minor and patch. */
function packedVersion(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

const { ios, ...desktop } = BROWSERS;

/** Options of Lightning CSS: prefixes and shorthands for these browsers. */
export const CSS_OPTIONS = {
  targets: Object.fromEntries(
    Object.entries({ ...desktop, ios_saf: ios }).map(([name, version]) => [
      name,
      packedVersion(version),
    ]),
  ),
};
