import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LateAnchor } from './late-anchor.tsx';

const anchor = (
  <LateAnchor names={['map', 'terkep']}>
    <h2>Map</h2>
  </LateAnchor>
);

test('an anchor has its names, which are no ids', () => {
  render(anchor);
  const heading = screen.getByRole('heading', { name: 'Map' });
  expect(heading.closest('[data-late-anchor]')?.getAttribute('data-late-anchor')).toBe(
    'map terkep',
  );
  expect(document.getElementById('map')).toBeNull();
});

test('without a script the names are ids', () => {
  expect(renderToString(anchor)).toContain('<noscript><span id="map"></span><span id="terkep">');
});
