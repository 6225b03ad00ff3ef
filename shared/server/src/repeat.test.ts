import { repeat } from './repeat.ts';

test('runs at once and again, and a stop waits for the run that has begun', async () => {
  const second = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const events: string[] = [];
  const stop = repeat(async () => {
    events.push('begins');
    if (events.length === 1) return;
    second.resolve();
    await finish.promise;
    events.push('ends');
  }, 1);
  expect(events).toEqual(['begins']);
  await second.promise;
  const stopped = stop().then(() => events.push('stopped'));
  finish.resolve();
  await stopped;
  expect(events).toEqual(['begins', 'begins', 'ends', 'stopped']);
});
