import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuSeconds } from './cpu-time.ts';

const WORK = 'while (process.cpuUsage().user < 300_000);';
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the work of a child counts while it runs', async () => {
  const script = `${WORK} process.stdout.write('done'); setTimeout(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['-e', script]);
  await once(child.stdout, 'data');
  expect(cpuSeconds(child.pid ?? 0)).toBeGreaterThan(0.1);
  expect(cpuSeconds(process.pid)).toBeGreaterThanOrEqual(cpuSeconds(child.pid ?? 0));
  child.kill();
});

test('a process that is gone has none', () => {
  expect(cpuSeconds(2 ** 30)).toBe(0);
});
