import type { Language } from '@mall/contracts/language';
import { CrashAttribution } from './crash-attribution.ts';

const page = (url: string, storedLanguage?: Language) => ({ url, storedLanguage });
const [MOVIES, SHOPS, EVENTS] = [page('/mozi'), page('/uzletek'), page('/elmenyek')];

test('blames the only page in flight for a crash', () => {
  const crashes = new CrashAttribution();
  crashes.recordCrash([MOVIES, page('/mozi')]);
  expect(crashes.causesCrashes(MOVIES)).toBe(true);
});

test('blames the page that was in flight at two crashes', () => {
  const crashes = new CrashAttribution();
  crashes.recordCrash([MOVIES, SHOPS]);
  expect(crashes.causesCrashes(MOVIES)).toBe(false);
  expect(crashes.recordCrash([MOVIES, EVENTS])).toEqual([MOVIES]);
  const causes = [MOVIES, SHOPS, EVENTS].filter((suspect) => crashes.causesCrashes(suspect));
  expect(causes).toEqual([MOVIES]);
});

test('clears a rendered page, but not the same path in another language', () => {
  const crashes = new CrashAttribution();
  const pages = [page('/qr', 'hu'), page('/qr', 'en'), page('/qr?lang=en', 'hu')];
  crashes.recordCrash(pages);
  crashes.clear(page('/qr', 'hu'));
  expect(pages.map((suspect) => crashes.isSuspect(suspect))).toEqual([false, true, true]);
});
