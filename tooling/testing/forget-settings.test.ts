import { forgetSettings } from './forget-settings.ts';

test('takes no setting of a site from the shell, but what processes and tests need', () => {
  const kept = { PATH: '/bin', HOME: '/root', NODE_OPTIONS: '', TEST_CLOCK: '', CHROME_PATH: '' };
  const site = { STORE_URL: 's3://mall/site', DATABASE_URL: 'postgres://mall', SMTP_URL: '' };
  const keys = { DATA_KEYS: 'k', PREVIEW_KEYS: 'k', API_ORIGIN: 'http://10.0.0.1' };
  jest.replaceProperty(process, 'env', { ...kept, ...site, ...keys });
  forgetSettings();
  expect(process.env).toEqual(kept);
});
