import { placeStatus } from './place-status.ts';
import { fromMallMinute } from './wall-time.ts';

const PLAN = {
  hours: [
    { hours: '10:00-20:00', from: 'monday', to: 'friday' },
    { hours: '18:00-02:00', from: 'saturday', to: 'saturday' },
  ],
  exceptions: [{ from: '12-24', until: '12-26', hours: [] }],
} as const;

test.each([
  ['an open day', '2026-12-01T10:00', { state: 'open', until: '20:00' }],
  ['the end of its hours', '2026-12-01T20:00', { state: 'closed', from: '10:00' }],
  ['before they begin', '2026-12-01T09:59', { state: 'closed', from: '10:00' }],
  ['the night after hours past midnight', '2026-12-06T01:30', { state: 'open', until: '02:00' }],
  ['the evening before an open day', '2026-12-01T21:00', { state: 'closed', from: '10:00' }],
  [
    'a day without hours before one with',
    '2026-12-06T12:00',
    { state: 'closed', from: '10:00', day: '2026-12-07' },
  ],
  // The 26th is a Saturday, and the 27th a Sunday.
  [
    'several closed days',
    '2026-12-23T21:00',
    { state: 'closed', from: '10:00', day: '2026-12-28' },
  ],
] as const)('on %s', (_, minute, status) => {
  const plan = { hours: [...PLAN.hours], exceptions: [{ ...PLAN.exceptions[0], hours: [] }] };
  expect(placeStatus(plan, fromMallMinute(minute))).toEqual(status);
});

test('is closed for a place that never opens', () => {
  const plan = { hours: [], exceptions: [] };
  expect(placeStatus(plan, fromMallMinute('2026-12-01T10:00'))).toEqual({ state: 'closed' });
});
