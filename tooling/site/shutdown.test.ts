import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ShutdownHooks } from './shutdown.ts';

test('what runs is stopped in reverse order, and what starts during a shutdown at once', async () => {
  const hooks = new ShutdownHooks();
  const stopped: string[] = [];
  const stop = (name: string) => async () => void stopped.push(name);
  hooks.add(stop('api'));
  hooks.add(async () => {
    stopped.push('gateway');
    hooks.add(stop('late'));
  });
  await hooks.disposeAsync();
  expect(stopped).toEqual(['gateway', 'late', 'api']);
});

test('a task that fails ends the process with its exit code, whatever it has begun', async () => {
  const imported = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));
  const script = `
    import { TaskError } from ${imported('../repository.ts')};
    import { runUntilShutdown } from ${imported('shutdown.ts')};
    await runUntilShutdown(async () => {
      setInterval(() => {}, 1_000);
      throw new TaskError('', 2);
    });
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script]);
  expect(await once(child, 'exit')).toEqual([2, null]);
});
