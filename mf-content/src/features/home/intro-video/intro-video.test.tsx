import { aHomeVideo, fireEvent, renderSlot } from '@mall/testing';
import { act } from 'react';
import { IntroVideo } from './intro-video.tsx';

const video = aHomeVideo({ heading: 'Our film' });
const slot = { Component: () => <IntroVideo video={video} /> };

/** All observers of the page: what they watch comes into view, or leaves. */
let observers: FakeObserver[];
class FakeObserver {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
  isWatching = false;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
    observers.push(this);
  }
  observe() {
    this.isWatching = true;
  }
  disconnect() {
    this.isWatching = false;
  }
  report(isIntersecting: boolean) {
    if (this.isWatching) this.#callback([{ isIntersecting }]);
  }
}

const play = jest.fn(async () => undefined);
const pause = jest.fn();

beforeEach(() => {
  observers = [];
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
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
    for (const observer of [...observers]) observer.report(isIntersecting);
  });

async function show() {
  const shown = await renderSlot(slot, { app: 'content', language: 'en' });
  const element = () => shown.container.querySelector('video');
  return { ...shown, element, near: () => report(true) };
}

/** The page with its video, in view. */
async function showPlaying() {
  const shown = await show();
  await shown.near();
  await shown.findByLabelText('Our film', { selector: 'video' });
  await report(true);
  const element = shown.element();
  if (!element) throw new Error('there is no video');
  return { ...shown, video: element };
}

test('loads the poster first, and the muted, looping video when it is near', async () => {
  const shown = await show();
  expect(shown.element()).toBeNull();
  expect(shown.container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  await shown.near();
  const element = (await shown.findByLabelText('Our film', {
    selector: 'video',
  })) as HTMLVideoElement;
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
  const shown = await show();
  await shown.near();
  expect(shown.element()).toBeNull();
  expect(observers).toHaveLength(0);
  Reflect.deleteProperty(navigator, 'webdriver');
  Reflect.deleteProperty(navigator, 'connection');
});

function mockNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

test('plays in view and pauses out of it', async () => {
  await showPlaying();
  expect(play).toHaveBeenCalledTimes(1);
  pause.mockClear();
  await report(false);
  expect(pause).toHaveBeenCalledTimes(1);
  await report(true);
  expect(play).toHaveBeenCalledTimes(2);
});

test('stays paused by the visitor until they start it again', async () => {
  const shown = await showPlaying();
  await shown.user.click(shown.getByRole('button', { name: 'Pause the video' }));
  expect(pause).toHaveBeenCalled();
  await report(false);
  await report(true);
  expect(play).toHaveBeenCalledTimes(1);
  await shown.user.click(shown.getByRole('button', { name: 'Play the video' }));
  expect(play).toHaveBeenCalledTimes(2);
});

test('shows the browser’s controls below 900 px, and the pause button always', async () => {
  const { video: element, getByRole } = await showPlaying();
  for (const [width, controls] of [
    [900, false],
    [899, true],
  ] as const) {
    await act(async () => setWidth(width));
    expect([width, element.controls]).toEqual([width, controls]);
    getByRole('button', { name: 'Pause the video' });
  }
});

test('switches the file with the width and keeps the position', async () => {
  const { video: element } = await showPlaying();
  element.currentTime = 7;
  fireEvent.timeUpdate(element);
  Object.defineProperty(element, 'currentTime', { value: 0, writable: true });
  await act(async () => setWidth(360));
  expect(element.getAttribute('src')).toBe(video.files['480p']);
  expect(element.currentTime).toBe(7);
  expect(play).toHaveBeenCalledTimes(2);
});

test('covers the poster only when the video plays', async () => {
  const { video: element } = await showPlaying();
  expect(element.dataset.started).toBe('false');
  fireEvent.playing(element);
  expect(element.dataset.started).toBe('true');
});
