import { ErrorBoundary } from '@mall/runtime';
import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { FragmentCache } from './fragment-cache.ts';
import { renderHtml } from './render-html.tsx';

/** React treats boundaries above 500 bytes in another way. */
const LONG = 'long '.repeat(200);

const Content = () => createElement('p', {}, LONG);
const broken = new Error('broken');
function Broken(): never {
  throw broken;
}

const Fallback = jest.fn(() => createElement('p', {}, 'Fallback'));

function part(Child: ComponentType) {
  const boundary = createElement(ErrorBoundary, {
    fallback: createElement(Fallback),
    children: createElement(Child),
  });
  return createElement('div', { key: Child.name }, boundary);
}

async function rendered(tree: ReactNode) {
  const errors: unknown[] = [];
  const fragments = new FragmentCache().forPage('v1');
  const html = await renderHtml(tree, fragments, (error) => void errors.push(error));
  return { html, errors };
}

beforeEach(() => Fallback.mockClear());

test('a whole part is rendered without its fallback', async () => {
  const { html, errors } = await rendered(part(Content));
  expect(html).toContain(LONG);
  expect(errors).toEqual([]);
  expect(Fallback).not.toHaveBeenCalled();
});

test('a part that fails shows its fallback beside the others, and is reported once', async () => {
  const { html, errors } = await rendered([part(Content), part(Broken)]);
  expect(html).toContain(LONG);
  expect(html.match(/Fallback/g)).toHaveLength(1);
  expect(errors).toEqual([broken]);
});

test('shows the fallback of a part that fails after its data has loaded', async () => {
  const data = Promise.reject(broken);
  const Late = () => use(data);
  const { html, errors } = await rendered(part(Late));
  expect(html).toContain('Fallback');
  expect(errors).toEqual([broken]);
});

test('what fails outside every boundary fails the page', async () => {
  await expect(rendered(createElement(Broken))).rejects.toBe(broken);
});
