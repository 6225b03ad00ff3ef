import { localOrigin } from './run-site.ts';

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::1', 'http://localhost:3000'],
  ['192.168.0.7', 'http://192.168.0.7:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
])('a site that listens on %s is at %s', (HOST, origin) => {
  expect(localOrigin({ HOST, PORT: 3000 })).toBe(origin);
});
