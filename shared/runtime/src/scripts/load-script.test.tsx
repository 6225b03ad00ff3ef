import { loadScript } from './load-script.ts';

const scripts = () => [...document.scripts];
const answer = (event: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(event));

afterEach(() => {
  document.head.innerHTML = '';
});

test('runs a script with its integrity hash', async () => {
  const loaded = loadScript('/js/a.js', 'sha256-a');
  expect(scripts().map(({ src, integrity }) => [src, integrity])).toEqual([
    [`${location.origin}/js/a.js`, 'sha256-a'],
  ]);
  answer('load');
  await loaded;
});

test('waits for a script that the head has started', async () => {
  document.head.innerHTML = '<script src="/js/a.js" async></script>';
  const loaded = loadScript('/js/a.js');
  expect(scripts()).toHaveLength(1);
  answer('load');
  await loaded;
});

test('removes a script that fails, so that it can be requested again', async () => {
  const failed = loadScript('/js/a.js');
  answer('error');
  await expect(failed).rejects.toThrow('/js/a.js did not load');
  expect(scripts()).toEqual([]);
  const loaded = loadScript('/js/a.js');
  answer('load');
  await loaded;
});

test('one that has not come in time has failed', async () => {
  await expect(loadScript('/js/a.js', '', 1)).rejects.toThrow('/js/a.js did not load');
});
