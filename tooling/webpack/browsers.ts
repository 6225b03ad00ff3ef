/** The oldest browsers for which scripts and styles are made, as queries of Browserslist; see `docs/browsers.md`. */
import { browserslistToTargets } from 'lightningcss';

export const BROWSERS = ['chrome 111', 'edge 111', 'firefox 121', 'safari 16.4', 'ios_saf 16.4'];

export const CSS_OPTIONS = { targets: browserslistToTargets(BROWSERS) };
