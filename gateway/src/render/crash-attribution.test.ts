import { CrashAttribution } from './crash-attribution.ts';

test('a page that was in flight alone causes the crash', () => {
  const crashes = new CrashAttribution();
  crashes.recordCrash(['/mozi', '/mozi']);
  expect(crashes.causesCrashes('/mozi')).toBe(true);
});

test('of several pages the one that was in flight at two crashes causes them', () => {
  const crashes = new CrashAttribution();
  crashes.recordCrash(['/mozi', '/uzletek']);
  expect(crashes.causesCrashes('/mozi')).toBe(false);
  crashes.recordCrash(['/mozi', '/elmenyek']);
  expect(['/mozi', '/uzletek', '/elmenyek'].filter((path) => crashes.causesCrashes(path))).toEqual([
    '/mozi',
  ]);
});

test('a page that was rendered is cleared', () => {
  const crashes = new CrashAttribution();
  crashes.recordCrash(['/mozi']);
  crashes.clear('/mozi');
  expect(crashes.causesCrashes('/mozi')).toBe(false);
});
