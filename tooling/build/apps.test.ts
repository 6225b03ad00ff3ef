import { REPOSITORY } from '../repository.ts';
import { namedApps } from './apps.ts';

test('an app may be named by its name or its folder, and counts once', () => {
  expect(namedApps(REPOSITORY, ['mf-cinema', 'shell', 'cinema'])).toEqual(['cinema', 'shell']);
  expect(namedApps(REPOSITORY, [])).toContain('cinema');
});

test('an unknown app is refused with the names of all apps', () => {
  expect(() => namedApps(REPOSITORY, ['kino'])).toThrow(
    /^kino is not an app; the apps are .*cinema/,
  );
});
