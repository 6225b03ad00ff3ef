import { ownFrames } from './own-frames.ts';

test('message and own frames are left of a stack', () => {
  const stack = [
    'TypeError: x is not a function',
    '    at MovieEntry (mf-cinema/src/features/movies/movie-entry.tsx:12:7)',
    '    at renderWithHooks (node_modules/react-dom/cjs/react-dom-server.development.js:1:2)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
    '    at loadPage (shell/src/app/load-page.ts:90:3)',
  ].join('\n');
  expect(ownFrames(stack)).toBe(
    [
      'TypeError: x is not a function',
      '    mf-cinema/src/features/movies/movie-entry.tsx:12',
      '    shell/src/app/load-page.ts:90',
    ].join('\n'),
  );
});

test('frames of Firefox and Safari are read too', () => {
  expect(ownFrames('Error: x\nPage@mf-cinema/src/pages/cinema/page.tsx:3:1')).toBe(
    'Error: x\n    mf-cinema/src/pages/cinema/page.tsx:3',
  );
});
