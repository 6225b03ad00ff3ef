import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from './index.ts';
import { mostPerView, slidesPerViewClasses } from './slides-per-view.ts';

const TEXTS = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
};

function films(count: number) {
  return Array.from({ length: count }, (_, place) => (
    <p key={`film-${place}`}>{`Film ${place}`}</p>
  ));
}

describe('Carousel', () => {
  it('has every slide on the server, named and without inline styles', () => {
    const html = renderToString(<Carousel label="Films" texts={TEXTS} slides={films(3)} loop />);
    expect(html).toContain('Slide 3 of 3');
    expect(html).toContain('Film 2');
    expect(html).not.toContain('style=');
  });

  it('can be paused when it moves by itself', () => {
    render(
      <Carousel label="Films" texts={TEXTS} slides={films(3)} loop autoplay={{ delay: 3000 }} />,
    );
    expect(screen.getByLabelText('Pause')).toBeTruthy();
  });

  it('has no controls for a single slide', () => {
    render(<Carousel label="Films" texts={TEXTS} slides={films(1)} />);
    expect(screen.queryByLabelText('Next')).toBeNull();
  });
});

describe('slidesPerView', () => {
  it('has a class per breakpoint and knows the most', () => {
    expect(slidesPerViewClasses({ 0: '1+', 768: 3, 1366: 5 })).toHaveLength(3);
    expect(mostPerView({ 0: '1+', 768: 3, 1366: 5 })).toBe(5);
    expect(mostPerView({ 0: '2+' })).toBe(3);
  });
});
