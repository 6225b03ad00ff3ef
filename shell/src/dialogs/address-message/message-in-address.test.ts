import { messageInAddress, withoutMessage } from './message-in-address.ts';

const addressOf = (address: string) => new URL(address, 'https://mall.example');
const found = (address: string) => messageInAddress(addressOf(address));

test.each([
  '/',
  '/?deleted=0',
  '/?deleted=confirmed',
  '/?newsletter',
  '/?newsletter=1',
  '/?newsletter=Confirmed',
  '/?newsletter=%3Cb%3E',
  '/?newsletter=constructor',
  '/mozi?deleted=1',
  '/elerhetoseg?newsletter=confirmed',
])('%s asks for none', (address) => {
  expect(found(address)).toBeUndefined();
});

test.each([
  ['/?deleted=1', '/'],
  ['/?a=1&deleted=1&b=2#hirlevel', '/?a=1&b=2#hirlevel'],
  ['/?newsletter=confirmed&newsletter=expired#hirlevel', '/#hirlevel'],
  ['/?newsletter=confirmed&deleted=1', '/?newsletter=confirmed'],
])('%s without its message is %s', (address, without) => {
  const message = found(address);
  expect(message && withoutMessage(addressOf(address), message)).toBe(without);
});

test('an address that asks for another message is left alone', () => {
  const message = found('/?newsletter=confirmed');
  for (const address of ['/', '/?newsletter=expired', '/mozi?newsletter=confirmed']) {
    expect(message && withoutMessage(addressOf(address), message)).toBeUndefined();
  }
});
