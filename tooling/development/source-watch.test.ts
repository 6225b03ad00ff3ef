import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { TestFolder } from '../testing/test-folder.ts';
import { watchSources } from './source-watch.ts';

const root = new TestFolder();
let changes: EventTarget;
let stop: () => void;

beforeEach(() => {
  root.write('mf-cinema/src/page.tsx', 'one');
  root.write('mf-cinema/node_modules/page.tsx', 'one');
  changes = new EventTarget();
  stop = watchSources(root.path, (files) =>
    changes.dispatchEvent(new CustomEvent('change', { detail: files })),
  );
});
afterEach(() => stop());

/** The files that are reported after `change`. */
async function filesAfter(change: () => void): Promise<string[]> {
  const reported = once(changes, 'change');
  change();
  const [{ detail }] = await reported;
  return detail;
}

test('reports sources, and nothing else', async () => {
  const files = await filesAfter(() => {
    root.write('mf-cinema/node_modules/page.tsx', 'two');
    root.write('mf-cinema/README.md', 'two');
    root.write('mf-cinema/src/page.tsx', 'two');
  });
  expect(files).toEqual(['mf-cinema/src/page.tsx']);
});

test.each(['mf-cinema/src', 'mf-cinema'])(
  'reports a change in %s after it was gone',
  async (folder) => {
    await filesAfter(() => rmSync(path.join(root.path, folder), { recursive: true }));
    await filesAfter(() => root.write('mf-cinema/src/page.tsx', 'two'));
    expect(await filesAfter(() => root.write('mf-cinema/src/page.tsx', 'three'))).toEqual([
      'mf-cinema/src/page.tsx',
    ]);
  },
);
