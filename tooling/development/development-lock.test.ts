import { ShutdownHooks } from '../site/shutdown.ts';
import { TestFolder } from '../testing/test-folder.ts';
import { lockDevelopment } from './development-lock.ts';

const root = new TestFolder();

test('a checkout is developed by one site at a time', async () => {
  const [first, second] = [new ShutdownHooks(), new ShutdownHooks()];
  lockDevelopment(root.path, first);
  expect(() => lockDevelopment(root.path, second)).toThrow('runs in this checkout already');
  await first.disposeAsync();
  lockDevelopment(root.path, second);
  await second.disposeAsync();
});
