import path from 'node:path';
import { TestFolder } from '../testing/test-folder.ts';
import { Service } from './service.ts';

const folder = new TestFolder();

function serviceOf(command: string): Service {
  const logFile = path.join(folder.path, 'log');
  const isReady = async () => command === process.execPath;
  const args = ['-e', 'setInterval(() => {}, 1000)'];
  return new Service({ name: 'one', command, args, cwd: folder.path, logFile, isReady });
}

test('a process that has ended with the drill is not started again', async () => {
  const service = serviceOf(process.execPath);
  await service.start();
  await service.close('SIGKILL');
  await expect(service.start()).rejects.toThrow('one has ended with the drill');
});

test('a missing program is a failure of its start, with the reason in its log', async () => {
  await expect(serviceOf('/missing/program').start()).rejects.toThrow('one does not start');
  expect(folder.read('log')).toContain('ENOENT');
});
