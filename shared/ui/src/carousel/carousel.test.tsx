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

describe('Carousel', () => {
  it('has every slide on the server, named and without inline styles', () => {
    const html = renderToString(<Carousel label="Movies" texts={TEXTS} slides={movies(3)} loop />);
    expect(html).toContain('Slide 3 of 3');
    expect(html).toContain('Movie 2');
    expect(html).not.toContain('style=');
  });

  it('starts when its machinery has been loaded, and ends with the page', async () => {
    const { unmount } = render(<Carousel label="Movies" texts={TEXTS} slides={movies(3)} />);
    expect(isStarted()).toBe(false);
    await waitFor(() => expect(isStarted()).toBe(true));
    unmount();
  });

  it('can be paused when it moves by itself', async () => {
    render(
      <Carousel label="Movies" texts={TEXTS} slides={movies(3)} loop autoplay={{ delay: 3000 }} />,
    );
    await waitFor(() => expect(isStarted()).toBe(true));
    expect(screen.getByLabelText('Pause')).toBeTruthy();
  });

  it('has no controls for a single slide', async () => {
    render(<Carousel label="Movies" texts={TEXTS} slides={movies(1)} />);
    await waitFor(() => expect(isStarted()).toBe(true));
    expect(screen.queryByLabelText('Next')).toBeNull();
  });
});
