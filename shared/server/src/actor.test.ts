import os, { userInfo } from 'node:os';
import { actorOf } from './actor.ts';

afterEach(() => jest.restoreAllMocks());

test('returns the setting ACTOR, else the account', () => {
  expect(actorOf({ ACTOR: 'anna' })).toBe('anna');
  expect(actorOf({ ACTOR: undefined })).toBe(userInfo().username);
});

test('is unknown for an account without a name, as in a container', () => {
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  expect(actorOf({ ACTOR: undefined })).toBe('unknown');
});
