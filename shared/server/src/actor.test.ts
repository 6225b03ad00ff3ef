import os, { userInfo } from 'node:os';
import { actorOf } from './actor.ts';

afterEach(() => jest.restoreAllMocks());

test('the setting ACTOR names who acts, else the account does', () => {
  expect(actorOf({ ACTOR: 'anna' })).toBe('anna');
  expect(actorOf({ ACTOR: undefined })).toBe(userInfo().username);
});

test('an account without a name, as in a container, is unknown', () => {
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  expect(actorOf({ ACTOR: undefined })).toBe('unknown');
});
