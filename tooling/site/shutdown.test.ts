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
  await hooks.run();
  expect(stopped).toEqual(['gateway', 'late', 'api']);
});
