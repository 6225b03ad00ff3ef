import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../testing/fake-build.ts';

/** Runs the command as a person does. */
function start(env: Record<string, string>, ...args: string[]) {
  const { NODE_COMPILE_CACHE } = process.env;
  const options = { env: { NODE_COMPILE_CACHE, ...env } };
  return spawn(process.execPath, [join(__dirname, 'main.ts'), ...args], options);
}

async function release(env: Record<string, string>, ...args: string[]) {
  const child = start(env, ...args);
  const exit = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: (await exit)[0], out, err };
}

test('exits with 1 after a refusal and with 2 after invalid arguments or settings, with a message', async () => {
  const DATA_DIR = await temporaryFolder();
  const [refused, ...invalid] = await Promise.all([
    release({ DATA_DIR }, 'promote', 'mf-cinema'),
    release({ DATA_DIR }, 'promote', 'No App'),
    release({ DATA_DIR, PORT: 'x' }, 'status'),
  ]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused?.err).toMatch(/^cinema has no release; .*\n$/);
  expect(invalid.map(({ code }) => code)).toEqual([2, 2]);
});

test('accepts a reader that stops, such as `head`', async () => {
  const child = start({ DATA_DIR: await temporaryFolder() }, 'status');
  child.stdout.destroy();
  const err = await text(child.stderr);
  expect([err, child.exitCode ?? (await once(child, 'exit'))[0]]).toEqual(['', 0]);
});

test('prints an error of the system as one line without a stack', async () => {
  const DATA_DIR = await temporaryFolder();
  await writeFile(join(DATA_DIR, 'store'), 'a file in the way');
  const { code, err } = await release({ DATA_DIR }, 'status');
  expect(code).toBe(1);
  expect(err).toMatch(/^ENOTDIR: .*\n$/);
  expect(err).toContain(`; the release store is ${DATA_DIR}/store`);
});
