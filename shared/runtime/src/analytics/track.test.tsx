import { consent } from '../storage/consent.ts';
import { allowTracking, track } from './track.ts';

const EVENT = { event: 'PageView', path: '/' } as const;

beforeEach(() => {
  window.localStorage.clear();
  window.dataLayer = [];
  allowTracking(true);
});

test('nothing is recorded before the visitor agrees, nor after a refusal', () => {
  track(EVENT);
  consent.set('refused');
  track(EVENT);
  expect(window.dataLayer).toEqual([]);
});

test('the first event makes the list of events', () => {
  delete window.dataLayer;
  consent.set('granted');
  track(EVENT);
  expect(window.dataLayer).toEqual([EVENT]);
});

test('with consent events are recorded, except where the shell forbids it', () => {
  consent.set('granted');
  track(EVENT);
  expect(window.dataLayer).toEqual([EVENT]);
  allowTracking(false);
  track(EVENT);
  expect(window.dataLayer).toEqual([EVENT]);
});
