/**
 * A webpack loader for React Router. It drops the display names of components and marks their creation
 * as pure, so that the minifier removes the components that nobody uses.
 */
import type { LoaderDefinitionFunction } from 'webpack';

const NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^(var \w+ = )(?=React\d*\.forwardRef\($)/gm;

const load: LoaderDefinitionFunction = (source) =>
  source.replace(NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ ');

export default load;
