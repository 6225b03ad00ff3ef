/**
 * Puts the styles of a design system's component into the cascade layer `ui`: rules of pages, which are in
 * no layer, win whichever style sheet comes first. Line numbers do not change.
 */
import type { LoaderDefinitionFunction } from 'webpack';

const load: LoaderDefinitionFunction = (css) => `@layer ui{${css}}`;

export default load;
