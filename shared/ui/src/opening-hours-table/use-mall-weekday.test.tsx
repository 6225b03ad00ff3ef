import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useMallWeekday } from './use-mall-weekday.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-21T12:00:00+01:00', 'saturday'],
  // Late on a Saturday in New York, Sunday already in Budapest.
  ['2026-11-21T20:00:00-05:00', 'sunday'],
  ['2026-11-23T00:30:00+01:00', 'monday'],
])('at %s it is %s at the mall', (now, weekday) => {
  jest.setSystemTime(new Date(now));
  expect(renderHook(useMallWeekday).result.current).toBe(weekday);
});

test('a page that stays open learns of midnight', () => {
  jest.setSystemTime(new Date('2026-11-21T23:59:30+01:00'));
  const { result } = renderHook(useMallWeekday);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('sunday');
});

test('the server does not know', () => {
  const Day = () => useMallWeekday();
  expect(renderToString(<Day />)).toBe('unknown');
});
