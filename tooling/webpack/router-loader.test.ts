import type { LoaderContext } from 'webpack';
import load from './router-loader.ts';

const loaded = (source: string) => load.call({} as LoaderContext<object>, source);

test('a component has no name for tools, and its making no effect; the lines stay', () => {
  expect(
    loaded('var Link = React10.forwardRef(\n  f\n);\nLink.displayName = "Link";\nrest();'),
  ).toBe('var Link = /* @__PURE__ */ React10.forwardRef(\n  f\n);\n\nrest();');
});

test('what stands in a function stays', () => {
  const source = '    let Form2 = React10.forwardRef(\n    Form2.displayName = "fetcher.Form";';
  expect(loaded(source)).toBe(source);
});
