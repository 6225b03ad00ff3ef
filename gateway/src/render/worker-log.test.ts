import { WorkerLog } from './worker-log.ts';

let written: { fields: Record<string, unknown>; message: string }[];
let now: number;
let log: WorkerLog;

beforeEach(() => {
  written = [];
  now = 0;
  const write = (fields: object, message: string) =>
    void written.push({ fields: { ...fields }, message });
  const apps = [{ name: 'cinema' }, { name: 'shops' }] as never;
  log = new WorkerLog({ info: write, warn: write, error: write }, { apps }, () => now);
});

const linesOf = (app: string | undefined, message: string) =>
  written.filter(({ fields, message: of }) => fields.app === app && of === message).length;

function write(count: number, app: string | undefined, text = ''): void {
  for (let line = 0; line < count; line += 1) log.write('info', { app, text }, 'a line');
}

test('an app has a thousand lines a minute, and one says that more are missing', () => {
  write(1_500, 'cinema');
  expect(linesOf('cinema', 'a line')).toBe(1_000);
  expect(written).toHaveLength(1_001);
  now = 60_000;
  write(1, 'cinema');
  expect(written).toHaveLength(1_002);
});

test('an app has a megabyte a minute', () => {
  write(20, 'cinema', 'x'.repeat(100_000));
  expect(linesOf('cinema', 'a line')).toBe(10);
  expect(written).toHaveLength(11);
});

test('what one app logs, or a made-up one, takes nothing from the others', () => {
  write(1_500, 'cinema');
  write(800, 'made-up-1');
  write(800, 'made-up-2');
  write(2, 'shops');
  expect(linesOf('shops', 'a line')).toBe(2);
  expect(linesOf('made-up-1', 'a line') + linesOf('made-up-2', 'a line')).toBe(1_000);
});
