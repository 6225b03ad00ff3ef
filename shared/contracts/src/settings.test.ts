import { readSettings, SettingsError } from './settings.ts';

const faultsOf = (env: Record<string, string>): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).message.split('\n');
  }
};

test('an empty environment has every default', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    API_PORT: 3001,
    apiOrigins: ['http://127.0.0.1:3001'],
    PUBLIC_ORIGIN: 'http://localhost:3000',
    DATA_DIR: '.data',
  });
});

test('what is left out follows what is given', () => {
  expect(readSettings({ PORT: '4000' })).toMatchObject({
    API_PORT: 4001,
    PUBLIC_ORIGIN: 'http://localhost:4000',
  });
  expect(readSettings({ API_ORIGIN: 'https://api.example/' }).apiOrigins).toEqual([
    'https://api.example',
  ]);
});

test('several APIs are separated by commas, each of them checked', () => {
  const API_ORIGIN = 'http://10.0.0.11:3001, http://10.0.0.12:3001,http://10.0.0.11:3001/';
  expect(readSettings({ API_ORIGIN }).apiOrigins).toEqual([
    'http://10.0.0.11:3001',
    'http://10.0.0.12:3001',
  ]);
  for (const wrong of ['http://10.0.0.11:3001,', ',', 'http://10.0.0.11:3001 10.0.0.12']) {
    expect(faultsOf({ API_ORIGIN: wrong })[0]).toMatch(
      /^setting API_ORIGIN(\.\d)?: an origin such as https:\/\/www.example.com, without a path/,
    );
  }
});

test.each([
  ['10.0.0.5', 'http://10.0.0.5:3001'],
  ['0.0.0.0', 'http://127.0.0.1:3001'],
  ['::', 'http://127.0.0.1:3001'],
  ['::1', 'http://[::1]:3001'],
])('an API that listens on %s is reached at %s', (API_HOST, apiOrigin) => {
  expect(readSettings({ API_HOST }).apiOrigins).toEqual([apiOrigin]);
});

test('an empty value counts as not set', () => {
  expect(readSettings({ PORT: '', SENTRY_DSN: '' }).PORT).toBe(3000);
});

test('every wrong setting is named, with what would be right', () => {
  expect(faultsOf({ PORT: 'eighty', BRAND_SLUG: 'Nap Liget', PATH: '/bin' })).toEqual([
    'setting PORT: a whole number from 1 to 65535 (got "eighty")',
    'setting BRAND_SLUG: lower-case letters and digits (got "Nap Liget")',
  ]);
});

test('a group of render processes needs a user', () => {
  expect(faultsOf({ RENDER_GID: '65534' })).toEqual([
    'setting RENDER_GID: a group needs a user; set RENDER_UID, too',
  ]);
  expect(faultsOf({ RENDER_UID: '65534', RENDER_GID: '65534' })).toEqual([]);
});

test('a sender of mails has an address: a mail without one would be lost after it was sent', () => {
  for (const wrong of ['Mall', 'Mall <news>', 'news@']) {
    expect(faultsOf({ MAIL_FROM: wrong })[0]).toContain('as in Mall <news@example.org>');
  }
  for (const MAIL_FROM of ['news@example.org', 'Mall <news@example.org>']) {
    expect(readSettings({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  }
});

test.each([
  ['DATABASE_URL', 'mysql://mall:secret@db/site'],
  ['DATABASE_URL', 'mysql://mall:sl/secret@db/site'],
  ['DATABASE_URL', 'mysql://mall:at@secret@db/site'],
  ['DATABASE_URL', 'mall:secret@db/site'],
  ['DATABASE_URL', 'mysql://db/site?password=secret'],
  ['SMTP_URL', 'smtp:mall:secret@mail:587'],
  ['PUBLIC_ORIGIN', 'https://mall:sl/secret@www.example.com'],
])('a password in the refused %s %s is not shown', (name, value) => {
  const [fault] = faultsOf({ [name]: value });
  expect(fault).toContain(name);
  expect(fault).not.toContain('secret');
});

test('a secret that is too short is not shown', () => {
  expect(faultsOf({ PREVIEW_TOKEN: 'secret' })).toEqual([
    expect.stringMatching(/^setting PREVIEW_TOKEN: 24 or more .* \(got another value\)$/),
  ]);
});

test('the store is a folder, not a path on another machine', () => {
  expect(faultsOf({ STORE_URL: 'file://data/store' })).toEqual([
    'setting STORE_URL: file:<folder>, or file:///<folder> with three slashes (got "file://data/store")',
  ]);
  for (const STORE_URL of ['file:data/store', 'file:/srv/store', 'file:///srv/store'])
    expect(faultsOf({ STORE_URL })).toEqual([]);
});

test.each([
  'www.example.com',
  'ftp://www.example.com',
  'https://www.example.com/mall',
  'https://www.example.com/?a=b',
  'https://user:secret@www.example.com',
])('%s is no origin', (PUBLIC_ORIGIN) => {
  expect(faultsOf({ PUBLIC_ORIGIN })).toEqual([
    expect.stringMatching(
      /^setting PUBLIC_ORIGIN: an origin such as https:\/\/www.example.com, without a path \(got /,
    ),
  ]);
});

test('the highest port needs a port for the API', () => {
  expect(faultsOf({ PORT: '65535' })).toEqual([
    'setting API_PORT: PORT + 1 is above 65535; set it',
  ]);
  expect(readSettings({ PORT: '65535', API_PORT: '65534' }).API_PORT).toBe(65_534);
});
