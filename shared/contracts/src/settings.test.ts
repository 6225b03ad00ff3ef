import { readSettings, SettingsError } from './settings.ts';

const errorsOf = (env: Record<string, string>): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).message.split('\n');
  }
};

const LOCAL = {
  PORT: 3000,
  HOST: '127.0.0.1',
  API_PORT: 3001,
  apiOrigins: ['http://127.0.0.1:3001'],
  PUBLIC_ORIGIN: 'http://localhost:3000',
  DATA_DIR: '.data',
};
const APIS = 'http://10.0.0.11:3001, http://10.0.0.12:3001,http://10.0.0.11:3001/';

test.each([
  [{}, LOCAL],
  [{ PORT: '', SENTRY_DSN: '' }, LOCAL],
  [{ PORT: '4000' }, { API_PORT: 4001, PUBLIC_ORIGIN: 'http://localhost:4000' }],
  [{ PORT: '65535', API_PORT: '65534' }, { API_PORT: 65_534 }],
  [{ API_ORIGIN: 'https://api.example/' }, { apiOrigins: ['https://api.example'] }],
  [{ API_ORIGIN: APIS }, { apiOrigins: ['http://10.0.0.11:3001', 'http://10.0.0.12:3001'] }],
  [
    { API_ORIGIN: 'https://user:p%40ss@staging.example/' },
    { apiOrigins: ['https://user:p%40ss@staging.example'] },
  ],
  [{ API_HOST: '10.0.0.5' }, { apiOrigins: ['http://10.0.0.5:3001'] }],
  [{ API_HOST: '0.0.0.0' }, { apiOrigins: ['http://127.0.0.1:3001'] }],
  [{ API_HOST: '::' }, { apiOrigins: ['http://127.0.0.1:3001'] }],
  [{ API_HOST: '::1' }, { apiOrigins: ['http://[::1]:3001'] }],
  [{ MAIL_FROM: 'news@example.org' }, { MAIL_FROM: 'news@example.org' }],
  [{ MAIL_FROM: 'Mall <news@example.org>' }, { MAIL_FROM: 'Mall <news@example.org>' }],
  [{ RENDER_UID: '65534' }, { RENDER_UID: 65_534 }],
])('reads %j as %j', (env, settings) => {
  expect(readSettings(env)).toMatchObject(settings);
});

test.each(['file:data/store', 'file:/srv/store', 'file:///srv/store'])(
  'accepts the store %s',
  (STORE_URL) => {
    expect(errorsOf({ STORE_URL })).toEqual([]);
  },
);

test('names every wrong setting and what would be right', () => {
  expect(errorsOf({ PORT: 'eighty', BRAND_SLUG: 'Nap Liget', PATH: '/bin' })).toEqual([
    'setting PORT: a whole number from 1 to 65535 (got "eighty")',
    'setting BRAND_SLUG: lower-case letters and digits (got "Nap Liget")',
  ]);
});

const ORIGIN = 'an origin such as https://www.example.com, without a path (got ';

test.each([
  ['PORT', '65535', 'setting API_PORT: PORT + 1 is above 65535; set it'],
  [
    'STORE_URL',
    'file://data/store',
    'setting STORE_URL: file:<folder>, file:///<folder> with three slashes, or s3://<bucket>/<folder> (got "file://data/store")',
  ],
  ['DATA_DIR', '/proc/data', 'a folder outside of /proc'],
  ['SECURITY_CONTACT', 'security@example.org', 'mailto:<address> or https://…'],
  ['SECURITY_CONTACT', 'http://example.org/security', 'mailto:<address> or https://…'],
  ['MAIL_FROM', 'Mall', 'as in Mall <news@example.org>'],
  ['MAIL_FROM', 'Mall <news>', 'as in Mall <news@example.org>'],
  ['MAIL_FROM', 'news@', 'as in Mall <news@example.org>'],
  [
    'PAGE_TTL_SECONDS',
    'abc',
    'setting PAGE_TTL_SECONDS: a number of seconds from 0 to 3600 (got "abc")',
  ],
  ['RENDER_TIMEOUT_SECONDS', '0', 'a number of seconds from 0.01 to 60'],
  ['PREGENERATE_IMAGES', 'yes', 'setting PREGENERATE_IMAGES: on or off (got "yes")'],
  ['LOG_LEVEL', 'loud', 'setting LOG_LEVEL: debug, info, warn, error, or silent (got'],
  ['BRAND_NAME', ' ', 'setting BRAND_NAME: a value that is not blank (got " ")'],
  ['BRAND_NAME', 'N'.repeat(41), '40 characters at most'],
  ['SENTRY_DSN', 'sentry', 'setting SENTRY_DSN: a URL such as'],
  ['API_ORIGIN', 'http://10.0.0.11:3001,', 'setting API_ORIGIN: an origin such as'],
  ['API_ORIGIN', 'http://10.0.0.11:3001,', ORIGIN],
  ['API_ORIGIN', ',', ORIGIN],
  ['API_ORIGIN', 'http://10.0.0.11:3001 10.0.0.12', ORIGIN],
  ['PUBLIC_ORIGIN', 'www.example.com', ORIGIN],
  ['PUBLIC_ORIGIN', 'ftp://www.example.com', ORIGIN],
  ['PUBLIC_ORIGIN', 'https://www.example.com/mall', ORIGIN],
  ['PUBLIC_ORIGIN', 'https://www.example.com/?a=b', ORIGIN],
  ['PUBLIC_ORIGIN', 'https://user:secret@www.example.com', ORIGIN],
])('refuses %s=%s: %s', (name, value, message) => {
  expect(errorsOf({ [name]: value })[0]).toContain(message);
});

test.each([
  ['DATABASE_URL', 'mysql://mall:secret@db/site'],
  ['DATABASE_URL', 'mysql://mall:sl/secret@db/site'],
  ['DATABASE_URL', 'mysql://mall:at@secret@db/site'],
  ['DATABASE_URL', 'mall:secret@db/site'],
  ['DATABASE_URL', 'mysql://db/site?password=secret'],
  ['SMTP_URL', 'smtp:mall:secret@mail:587'],
  ['PUBLIC_ORIGIN', 'https://mall:sl/secret@www.example.com'],
  ['API_ORIGIN', 'https://mall:secret@one.example,https://mall:secret@two.example/api'],
  ['PREVIEW_KEYS', 'k1:secret'],
])('does not show the secret in the refused %s %s', (name, value) => {
  const [message] = errorsOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^setting ${name}: .* \\(got `));
  expect(message).not.toContain('secret');
});
