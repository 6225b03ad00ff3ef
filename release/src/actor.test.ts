import { userInfo } from 'node:os';
import { actorOf } from './actor.ts';

test('the setting ACTOR names who acts, else the account does', () => {
  expect(actorOf({ ACTOR: 'anna' })).toBe('anna');
  expect(actorOf({ ACTOR: undefined })).toBe(userInfo().username);
});
