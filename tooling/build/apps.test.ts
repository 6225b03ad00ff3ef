import { REPOSITORY } from '../repository.ts';
import { namedApps } from './apps.ts';

test('an app may be named by its name or its folder, and counts once', () => {
  expect(namedApps(REPOSITORY, ['mf-cinema', 'shell', 'cinema'])).toEqual(['cinema', 'shell']);
  expect(namedApps(REPOSITORY, [])).toContain('cinema');
});

test('what is no app is named, with those that there are', () => {
  expect(() => namedApps(REPOSITORY, ['kino'])).toThrow(/^kino is no app; the apps are .*cinema/);
});
