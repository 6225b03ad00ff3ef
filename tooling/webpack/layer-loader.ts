/**
 * A webpack loader that puts the styles of a design system's component into the cascade layer `ui`.
 * Rules of pages are in no layer, so they win whichever style sheet comes first. The layer begins on
 * the source's first line, so that line numbers do not change.
 */
import type { LoaderDefinitionFunction } from 'webpack';

const load: LoaderDefinitionFunction = (css) => `@layer ui{${css}}`;

export default load;
