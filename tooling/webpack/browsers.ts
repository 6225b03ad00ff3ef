/**
 * The oldest browsers for which scripts and styles are made; see `docs/browsers.md`. Older ones show
 * the server's page as without scripts.
 */
import { browserslistToTargets } from 'lightningcss';

/** As queries of Browserslist. */
export const BROWSERS = ['chrome 111', 'edge 111', 'firefox 121', 'safari 16.4', 'ios_saf 16.4'];

/** Options of Lightning CSS: prefixes and shorthands for these browsers. */
export const CSS_OPTIONS = { targets: browserslistToTargets(BROWSERS) };
