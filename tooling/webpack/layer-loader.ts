/**
 * A webpack loader that puts the styles of a design system's component into the cascade layer `ui`.
 * Rules outside of it, as all of pages are, then win whichever style sheet comes first. On one line
 * with the source, so that positions in it stay.
 */
import type { LoaderDefinitionFunction } from 'webpack';

const load: LoaderDefinitionFunction = (css) => `@layer ui{${css}}`;

export default load;
