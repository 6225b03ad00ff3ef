import { init } from '@module-federation/enhanced/runtime';
import { sampleApp } from '../remotes/testing/sample-site.ts';
import { serverModules } from './server-modules.ts';

test('an app without a node bundle is an error', async () => {
  init({ name: 'shell', remotes: [] });
  const app = sampleApp({ name: 'shops' });
  const loading = serverModules({}).load(app, './pages/x');
  await expect(loading).rejects.toThrow('it has no node bundle');
});
