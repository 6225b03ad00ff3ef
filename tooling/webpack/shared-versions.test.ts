import { TestFolder } from '../testing/test-folder.ts';
import { sharedVersions } from './shared-versions.ts';

const app = new TestFolder();

test('an app names the versions that are installed for itself, not those of the shell', () => {
  app.write('package.json', '{ "dependencies": { "react": "catalog:", "clsx": "catalog:" } }');
  app.write('node_modules/react/package.json', '{ "version": "18.3.1" }');
  expect(sharedVersions(app.path)).toEqual({ react: '18.3.1' });
});
