import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LateAnchor } from './late-anchor.tsx';

const anchor = (
  <LateAnchor names={['map', 'terkep']}>
    <h2>Map</h2>
  </LateAnchor>
);

test('holds its names in an attribute instead of ids', () => {
  render(anchor);
  const heading = screen.getByRole('heading', { name: 'Map' });
  expect(heading.closest('[data-late-anchor]')?.getAttribute('data-late-anchor')).toBe(
    'map terkep',
  );
  expect(document.getElementById('map')).toBeNull();
});

test('renders the names as ids without a script', () => {
  expect(renderToString(anchor)).toContain('<noscript><span id="map"></span><span id="terkep">');
});
