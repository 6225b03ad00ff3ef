import { aHomeVideo, fireEvent, renderSlot } from '@mall/testing';
import { act } from 'react';
import { IntroVideo } from './intro-video.tsx';

const video = aHomeVideo({ heading: 'Our film' });
const slot = { Component: () => <IntroVideo video={video} /> };

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/** Of what is watched: it comes into view, or leaves. */
const watching = new Set<Callback>();
const observe = (callback: Callback) => ({
  observe: () => watching.add(callback),
  disconnect: () => watching.delete(callback),
});

const play = jest.fn(async () => undefined);
const pause = jest.fn();

beforeEach(() => {
  watching.clear();
  window.IntersectionObserver = jest.fn(observe) as never;
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  play.mockClear();
  pause.mockClear();
  setWidth(1440);
});
afterEach(() => jest.restoreAllMocks());

function setWidth(width: number): void {
  Object.assign(window, { innerWidth: width, devicePixelRatio: 1 });
  window.dispatchEvent(new Event('resize'));
}

const report = (isIntersecting: boolean) =>
  act(async () => {
    for (const callback of [...watching]) callback([{ isIntersecting }]);
  });

const show = () => renderSlot(slot, { app: 'content', language: 'en' });

const videoIn = async ({ findByLabelText }: Awaited<ReturnType<typeof show>>) =>
  (await findByLabelText('Our film', { selector: 'video' })) as HTMLVideoElement;

/** The page with its video, in view. */
async function showPlaying() {
  const shown = await show();
  await report(true);
  const element = await videoIn(shown);
  await report(true);
  return { ...shown, element };
}

test('loads the poster first, and the muted, looping video when it is near', async () => {
  const shown = await show();
  const { container } = shown;
  expect(container.querySelector('video')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  await report(true);
  const element = await videoIn(shown);
  expect([element.muted, element.playsInline, element.loop]).toEqual([true, true, true]);
  expect(element.getAttribute('src')).toBe(video.files['1080p']);
});

test.each<[string, () => void]>([
  ['an automated browser', () => mockNavigator('webdriver', true)],
  ['data saver', () => mockNavigator('connection', { saveData: true })],
  [
    'reduced motion',
    () => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList),
  ],
])('shows no video in %s', async (_name, prepare) => {
  prepare();
  const { container } = await show();
  await report(true);
  expect(container.querySelector('video')).toBeNull();
  expect(watching.size).toBe(0);
  Reflect.deleteProperty(navigator, 'webdriver');
  Reflect.deleteProperty(navigator, 'connection');
});

function mockNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

test('plays in view, but not once the visitor has paused it', async () => {
  const shown = await showPlaying();
  expect(play).toHaveBeenCalledTimes(1);
  pause.mockClear();
  await report(false);
  expect(pause).toHaveBeenCalledTimes(1);
  await report(true);
  expect(play).toHaveBeenCalledTimes(2);
  await shown.user.click(shown.getByRole('button', { name: 'Pause the video' }));
  expect(pause).toHaveBeenCalledTimes(2);
  await report(false);
  await report(true);
  expect(play).toHaveBeenCalledTimes(2);
  await shown.user.click(shown.getByRole('button', { name: 'Play the video' }));
  expect(play).toHaveBeenCalledTimes(3);
});

test('switches the file with the width and keeps the position', async () => {
  const { element } = await showPlaying();
  element.currentTime = 7;
  fireEvent.timeUpdate(element);
  Object.defineProperty(element, 'currentTime', { value: 0, writable: true });
  await act(async () => setWidth(360));
  expect(element.getAttribute('src')).toBe(video.files['480p']);
  expect(element.currentTime).toBe(7);
  expect(play).toHaveBeenCalledTimes(2);
});

test('has the browser’s controls below 900 px, and a button to pause at any width', async () => {
  const { element, getByRole } = await showPlaying();
  for (const width of [900, 899]) {
    await act(async () => setWidth(width));
    expect(element.controls).toBe(width < 900);
    getByRole('button', { name: 'Pause the video' });
  }
});

test('covers the poster only when the video plays', async () => {
  const { element } = await showPlaying();
  expect(element.dataset.started).toBe('false');
  fireEvent.playing(element);
  expect(element.dataset.started).toBe('true');
});
