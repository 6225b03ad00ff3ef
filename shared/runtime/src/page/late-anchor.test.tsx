import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lateAnchor } from './find-late-anchor.ts';
import { LateAnchor } from './late-anchor.tsx';

const anchor = (
  <LateAnchor names={['map', 'terkep']}>
    <h2>Map</h2>
  </LateAnchor>
);

test('an anchor is found by each of its names, which are no ids', () => {
  render(anchor);
  const found = lateAnchor('terkep');
  expect(found?.contains(screen.getByRole('heading', { name: 'Map' }))).toBe(true);
  expect(lateAnchor('map')).toBe(found);
  expect(document.getElementById('map')).toBeNull();
});

test('another name finds nothing', () => {
  render(anchor);
  expect(lateAnchor('ma')).toBeUndefined();
  expect(lateAnchor('map terkep')).toBeUndefined();
});

test('without a script the names are ids', () => {
  expect(renderToString(anchor)).toContain('<noscript><span id="map"></span><span id="terkep">');
});
