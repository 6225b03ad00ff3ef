import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../testing/fake-build.ts';

interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** Runs the command as a person does. */
function release(env: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const main = join(__dirname, 'main.ts');
  const { NODE_COMPILE_CACHE } = process.env;
  const options = { env: { NODE_COMPILE_CACHE, ...env } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('what is refused exits with 1, what cannot be read with 2, both with a line', async () => {
  const DATA_DIR = await temporaryFolder();
  expect(await release({ DATA_DIR }, 'status')).toMatchObject({ code: 0 });
  const refused = await release({ DATA_DIR }, 'promote', 'mf-cinema');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/^cinema has no release; .*\n$/);
  expect(await release({ DATA_DIR }, 'promote')).toMatchObject({ code: 2 });
  expect(await release({ DATA_DIR }, 'promote', 'No App')).toMatchObject({ code: 2 });
  expect(await release({ DATA_DIR, PORT: 'x' }, 'status')).toMatchObject({ code: 2 });
});

test('a reader that stops, such as `head`, is not an error', async () => {
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { NODE_COMPILE_CACHE, DATA_DIR: await temporaryFolder() };
  const child = spawn(process.execPath, [join(__dirname, 'main.ts'), 'status'], { env });
  child.stdout.destroy();
  const err = await text(child.stderr);
  expect([err, child.exitCode ?? (await once(child, 'exit'))[0]]).toEqual(['', 0]);
});

test('an error of the system is one line without a stack', async () => {
  const DATA_DIR = await temporaryFolder();
  await writeFile(join(DATA_DIR, 'store'), 'a file in the way');
  const { code, err } = await release({ DATA_DIR }, 'status');
  expect(code).toBe(1);
  expect(err).toMatch(/^ENOTDIR: .*\n$/);
  expect(err).toContain(`; the release store is ${DATA_DIR}/store`);
});
