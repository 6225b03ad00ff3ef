import { fireEvent } from '@testing-library/react';
import { watchLinkIntent } from './start-prefetch.ts';

const intents: string[] = [];
watchLinkIntent(({ pathname }) => intents.push(pathname));

beforeEach(() => {
  intents.length = 0;
  document.body.innerHTML = `
    <a href="/mozi"><b>Mozi</b></a>
    <a href="/file.pdf" download>File</a>
    <a href="/tab" target="_blank">Tab</a>
    <a href="https://example.com/">Elsewhere</a>`;
});

const links = () => [...document.querySelectorAll('a')];
const mozi = () => document.querySelector('a') as HTMLAnchorElement;

test('a link that is touched or reached by keyboard is about to be followed', () => {
  fireEvent.touchStart(mozi());
  mozi().focus();
  expect(intents).toEqual(['/mozi', '/mozi']);
});

test('a link counts once the pointer has rested on it for 65 ms', () => {
  jest.useFakeTimers();
  const over = (target: Element) => fireEvent.pointerOver(target);
  over(document.querySelector('b') as Element);
  jest.advanceTimersByTime(64);
  over(document.body);
  jest.advanceTimersByTime(65);
  expect(intents).toEqual([]);
  over(mozi());
  jest.advanceTimersByTime(65);
  expect(intents).toEqual(['/mozi']);
  jest.useRealTimers();
});

test('files, other tabs and other sites do not count', () => {
  for (const link of links().slice(1)) fireEvent.touchStart(link);
  expect(intents).toEqual([]);
});
