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

const carousel = (count: number, more?: object) => {
  const slides = Array.from({ length: count }, (_, index) => `Movie ${index}`);
  return <Carousel label="Movies" texts={TEXTS} slides={slides} {...more} />;
};

const isStarted = () => document.querySelector('[data-started="true"]') !== null;

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

test('starts once its code is loaded, with controls, and can be paused when it moves by itself', async () => {
  const unmount = await show(3, { loop: true, autoplay: { delay: 3000 } });
  screen.getByLabelText('Next');
  screen.getByLabelText('Pause');
  unmount();
});

test('has no controls for a single slide', async () => {
  await show(1);
  expect(screen.queryByLabelText('Next')).toBeNull();
});
