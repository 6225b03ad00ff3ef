import type { LoaderContext } from 'webpack';
import load from './router-loader.ts';

const loaded = (source: string) => load.call({} as LoaderContext<object>, source);

test('a component loses its display name and is marked as pure; line numbers do not change', () => {
  expect(
    loaded('var Link = React10.forwardRef(\n  f\n);\nLink.displayName = "Link";\nrest();'),
  ).toBe('var Link = /* @__PURE__ */ React10.forwardRef(\n  f\n);\n\nrest();');
});

test('statements inside a function are not changed', () => {
  const source = '    let Form2 = React10.forwardRef(\n    Form2.displayName = "fetcher.Form";';
  expect(loaded(source)).toBe(source);
});
