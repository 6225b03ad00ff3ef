import { distinctErrors, formatBuildError, toBuildError } from './build-error.ts';

const MISSING_BRACKET = {
  moduleName: './src/pages/cinema/page.tsx',
  message: [
    'Module build failed (from ../node_modules/.pnpm/swc-loader/src/index.js):',
    "Error:   x Expected ',', got 'ident'",
    '    ,-[/repo/mf-cinema/src/pages/cinema/page.tsx:49:1]',
    ' 48 | export function Component( {',
    " 49 |   const t = useMessages('cinema');",
    '    :         ^',
    '    `----',
    '  x Another that follows from it',
    '    ,-[/repo/mf-cinema/src/pages/cinema/page.tsx:50:1]',
    '    `----',
    'Stack backtrace:',
    ...Array.from({ length: 40 }, (_, frame) => `  ${frame}: <unknown>`),
  ].join('\n'),
};

const errorOf = (message: object) => toBuildError(message as never, '/repo', '/repo/mf-cinema');

test('the error of a missing bracket has its position and the lines around it, without a stack', () => {
  expect(formatBuildError(errorOf(MISSING_BRACKET))).toBe(
    [
      'mf-cinema/src/pages/cinema/page.tsx:49:1',
      "Expected ',', got 'ident'",
      ' 48 | export function Component( {',
      " 49 |   const t = useMessages('cinema');",
      '    :         ^',
    ].join('\n'),
  );
});

test('the error of a missing module names the file that imports it', () => {
  const message = "Module not found: Error: Can't resolve './film.ts'";
  const error = errorOf({ moduleName: './src/page.tsx', loc: '3:0-20', message });
  expect(formatBuildError(error)).toBe(`mf-cinema/src/page.tsx:3:0-20\n${message}`);
});

test('a long excerpt is cut, so that an error with its title takes ten lines', () => {
  const lines = Array.from({ length: 20 }, (_, line) => ` ${line} | const a = 1;`);
  const message = ['Error:   x Unexpected', ...lines].join('\n');
  const { text } = errorOf({ moduleName: './src/page.tsx', message });
  expect(text.split('\n')).toHaveLength(8);
});

test('an error of both builds counts once', () => {
  expect(distinctErrors([errorOf(MISSING_BRACKET), errorOf(MISSING_BRACKET)])).toHaveLength(1);
});
