import type { LoaderContext } from 'webpack';
import load from './layer-loader.ts';

test('styles are put into the layer, their lines as they were', () => {
  const css = '.a {\n  margin: 0;\n}\n';
  expect(load.call({} as LoaderContext<object>, css)).toBe(`@layer ui{${css}}`);
});
