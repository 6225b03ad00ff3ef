import { publishFake, temporaryStore } from '@mall/release/testing';
import { createLog } from './log.ts';

/** Maps line 1, column 1 of the built file to line 1, column 1 of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['mf-cinema/src/pages/cinema/page.tsx'],
  names: [],
  mappings: 'AAAA',
});

test('logs level, time and, in a stack, the source file', async () => {
  const store = await temporaryStore();
  const { id } = await publishFake(store, {
    name: 'cinema',
    files: { 'node/server.cjs.map': MAP },
  });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const error = new Error('broken');
  error.stack = `Error: broken\n    at Page (${await store.localFolder('cinema', id)}/node/server.cjs:1:1)`;
  log.error({ app: 'cinema', release: id, err: error }, 'a part of the page failed');
  const written = JSON.parse(lines[0] ?? '');
  expect(written).toMatchObject({ level: 'error', process: 'gateway', app: 'cinema', release: id });
  expect(written.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(written.err.stack).toContain('at Page (mf-cinema/src/pages/cinema/page.tsx:1:1)');
});
