/**
 * A webpack loader for React Router, whose components would all stay in the bundle: it drops the names
 * that they have for tools, and tells that making them has no effect.
 */
import type { LoaderDefinitionFunction } from 'webpack';

const NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^(var \w+ = )(?=React\d*\.forwardRef\($)/gm;

const load: LoaderDefinitionFunction = (source) =>
  source.replace(NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ ');

export default load;
