const { jestConfiguration } = jest.requireActual<{
  jestConfiguration: (rootDir: string) => { projects: { testRegex: string[] }[] };
}>('./configuration.js');

test('the tests of a checkout are found whatever its path is', () => {
  const root = '/home/anna/mall-site (1)+/';
  const { projects } = jestConfiguration(root);
  const found = projects.map(({ testRegex }) => new RegExp(testRegex[0] ?? ''));
  expect(found.map((regex) => regex.test(`${root}api/src/log.test.ts`))).toEqual([true, false]);
  expect(found.map((regex) => regex.test(`${root}e2e/log.test.ts`))).toEqual([false, false]);
});
