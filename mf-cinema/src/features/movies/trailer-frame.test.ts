import { trailerFrame } from './trailer-frame.ts';

const FRAME = 'https://www.youtube-nocookie.com/embed/kQ3vN8xLw2E';

test.each([
  'http://youtube.com/watch?v=kQ3vN8xLw2E',
  'https://m.youtube.com/watch?feature=share&v=kQ3vN8xLw2E&list=PL1&index=2',
  'https://music.youtube.com/watch?v=kQ3vN8xLw2E',
  'https://youtu.be/kQ3vN8xLw2E?si=AbCd',
  'https://www.youtube.com/shorts/kQ3vN8xLw2E?feature=share',
  'https://www.youtube.com/embed/kQ3vN8xLw2E?rel=0&autoplay=1',
  'https://www.youtube-nocookie.com/embed/kQ3vN8xLw2E',
  'https://www.youtube.com/live/kQ3vN8xLw2E',
  'https://www.youtube.com/v/kQ3vN8xLw2E',
  '//www.youtube.com/watch?v=kQ3vN8xLw2E#t=3',
  ' https://WWW.YouTube.com/watch?v=kQ3vN8xLw2E ',
])('frames %s', (link) => {
  expect(trailerFrame(link)).toBe(FRAME);
});

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1m30s', 90],
  ['start=1h', 3600],
])('starts a link with %s at that second', (parameter, seconds) => {
  expect(trailerFrame(`https://youtu.be/kQ3vN8xLw2E?${parameter}`)).toBe(
    `${FRAME}?start=${seconds}`,
  );
});

test.each([
  '',
  'kQ3vN8xLw2E',
  'https://vimeo.com/76979871',
  'https://www.youtube.com.evil.example/watch?v=kQ3vN8xLw2E',
  'https://evil.example/https://www.youtube.com/watch?v=kQ3vN8xLw2E',
  'https://www.youtube.com@evil.example/watch?v=kQ3vN8xLw2E',
  'https://www.youtube.com/watch?v=../../evil',
  'https://www.youtube.com/watch?list=PL1',
  'https://www.youtube.com/channel/kQ3vN8xLw2E',
  'https://youtu.be/kQ3vN8xLw2E/more',
  'javascript:alert(1)//www.youtube.com/watch?v=kQ3vN8xLw2E',
  'data:text/html,https://youtu.be/kQ3vN8xLw2E',
])('does not frame %s', (link) => {
  expect(trailerFrame(link)).toBeUndefined();
});
