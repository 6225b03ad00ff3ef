import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from './index.ts';

const TEXTS = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
};

function movies(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <p key={`movie-${index}`}>{`Movie ${index}`}</p>
  ));
}

function isStarted() {
  return document.querySelector('[data-started="true"]') !== null;
}

const carousel = (count: number, more?: object) => (
  <Carousel label="Movies" texts={TEXTS} slides={movies(count)} {...more} />
);

async function show(count: number, more?: object) {
  const { unmount } = render(carousel(count, more));
  expect(isStarted()).toBe(false);
  await waitFor(() => expect(isStarted()).toBe(true));
  return unmount;
}

test('renders every slide on the server, named and without inline styles', () => {
  const html = renderToString(carousel(3, { loop: true }));
  expect(html).toContain('Slide 3 of 3');
  expect(html).toContain('Movie 2');
  expect(html).not.toContain('style=');
});

test('starts once its code is loaded, has controls, and unmounts', async () => {
  const unmount = await show(3);
  screen.getByLabelText('Next');
  unmount();
});

test('can be paused when it moves by itself', async () => {
  await show(3, { loop: true, autoplay: { delay: 3000 } });
  screen.getByLabelText('Pause');
});

test('has no controls for a single slide', async () => {
  await show(1);
  expect(screen.queryByLabelText('Next')).toBeNull();
});
