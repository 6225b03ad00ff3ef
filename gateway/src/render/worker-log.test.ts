import { limitedLog, type RenderLog } from './worker-log.ts';

let written: { fields: Record<string, unknown>; message: string }[];
let now: number;
let log: RenderLog;

beforeEach(() => {
  written = [];
  now = 1;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const apps = [{ name: 'cinema' }, { name: 'shops' }] as never;
  log = limitedLog((_level, fields, message) => void written.push({ fields, message }), { apps });
});

const linesOf = (app: string | undefined, message: string) =>
  written.filter(({ fields, message: of }) => fields.app === app && of === message).length;

function write(count: number, app: string | undefined, text = ''): void {
  for (let line = 0; line < count; line += 1) log('info', { app, text }, 'a line');
}

test('logs a thousand lines a minute for an app, and one about those dropped', () => {
  write(1_500, 'cinema');
  expect(linesOf('cinema', 'a line')).toBe(1_000);
  expect(written).toHaveLength(1_001);
  now += 60_001;
  write(1, 'cinema');
  expect(written).toHaveLength(1_002);
});

test('logs a megabyte a minute for an app', () => {
  write(20, 'cinema', 'x'.repeat(100_000));
  expect(linesOf('cinema', 'a line')).toBe(10);
  expect(written).toHaveLength(11);
});

test('counts each app of the site by itself and all unknown ones together', () => {
  write(1_500, 'cinema');
  write(800, 'made-up-1');
  write(800, 'made-up-2');
  write(2, 'shops');
  expect(linesOf('shops', 'a line')).toBe(2);
  expect(linesOf('made-up-1', 'a line') + linesOf('made-up-2', 'a line')).toBe(1_000);
});
