import { TrailerContextV1 } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { Component as Trailer } from './slot.tsx';

const LINK = 'https://www.youtube.com/watch?v=kQ3vN8xLw2E';

async function show(isOpen: boolean, link = LINK) {
  const Component = () => (
    <TrailerContextV1 value={{ link, title: 'Hegyek – előzetes', isOpen }}>
      <Trailer />
    </TrailerContextV1>
  );
  return renderSlot({ Component }, { app: 'cinema' });
}

test('frames the video from the cookie-free host and links it', async () => {
  const shown = await show(true);
  const frame = shown.getByTitle('Hegyek – előzetes');
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/kQ3vN8xLw2E');
  expect(shown.getByRole('link').getAttribute('href')).toBe(LINK);
});

test('removes the video when its dialog closes', async () => {
  const shown = await show(false);
  expect(shown.queryByTitle('Hegyek – előzetes')).toBeNull();
});

test('only links a video that cannot be framed', async () => {
  const link = 'https://vimeo.com/76979871';
  const shown = await show(true, link);
  expect(shown.container.querySelector('iframe')).toBeNull();
  expect(shown.getByRole('link').getAttribute('href')).toBe(link);
});
