import { consent } from '../storage/consent.ts';
import { allowTracking, track } from './track.ts';

const EVENT = { event: 'PageView', path: '/' } as const;

beforeEach(() => {
  window.localStorage.clear();
  window.dataLayer = [];
  allowTracking(true);
});

test('records nothing before consent, nor after a refusal', () => {
  track(EVENT);
  consent.set('refused');
  track(EVENT);
  expect(window.dataLayer).toEqual([]);
});

test('records events with consent, except where the shell forbids it', () => {
  delete window.dataLayer;
  consent.set('granted');
  track(EVENT);
  allowTracking(false);
  track(EVENT);
  expect(window.dataLayer).toEqual([EVENT]);
});
