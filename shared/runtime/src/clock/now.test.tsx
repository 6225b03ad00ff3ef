import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type ShellContext, ShellContextV1 } from '../page/shell-context.ts';
import { useNow } from './now.ts';

const SERVER = Date.parse('2026-11-22T12:30:30+01:00');
const VISITOR = Date.parse('2026-12-25T14:59:50+01:00');

function Time() {
  return <p>{new Date(useNow()).toISOString()}</p>;
}

const page = (
  <ShellContextV1 value={{ renderedAt: SERVER } as ShellContext}>
    <Time />
  </ShellContextV1>
);

beforeEach(() => jest.useFakeTimers({ now: VISITOR }));
afterEach(() => jest.useRealTimers());

test('the server shows the minute in which it renders', () => {
  expect(renderToString(page)).toContain('2026-11-22T11:30:00.000Z');
});

test('hydration keeps the server’s time, then the visitor’s is shown', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  const onRecoverableError = jest.fn();
  act(() => {
    hydrateRoot(root, page, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.textContent).toBe('2026-12-25T13:59:00.000Z');
});

test('a new minute leaves what waits to be hydrated as the server has rendered it', async () => {
  const never = new Promise<string>(() => undefined);
  let isServer = true;
  const Waiting = () => <b>{isServer ? 'kept' : use(never)}</b>;
  const withWaiting = (
    <ShellContextV1 value={{ renderedAt: SERVER } as ShellContext}>
      <Time />
      <Suspense>
        <Waiting />
      </Suspense>
    </ShellContextV1>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(withWaiting);
  isServer = false;
  await act(async () => hydrateRoot(root, withWaiting));
  expect(root.textContent).toBe('2026-12-25T13:59:00.000Zkept');
  await act(async () => jest.advanceTimersByTime(10_000));
  expect(root.textContent).toBe('2026-12-25T14:00:00.000Zkept');
});

test('a component that is made later shows the visitor’s time at once', () => {
  const times: number[] = [];
  const Noted = () => {
    times.push(useNow());
    return null;
  };
  render(
    <ShellContextV1 value={{ renderedAt: SERVER } as ShellContext}>
      <Noted />
    </ShellContextV1>,
  );
  expect(new Set(times)).toEqual(new Set([Date.parse('2026-12-25T14:59:00+01:00')]));
});

test('an open page changes at the full minute, and when it is looked at again', () => {
  render(page);
  screen.getByText('2026-12-25T13:59:00.000Z');
  act(() => jest.advanceTimersByTime(10_000));
  screen.getByText('2026-12-25T14:00:00.000Z');
  jest.setSystemTime(VISITOR + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  screen.getByText('2026-12-25T14:59:00.000Z');
  act(() => jest.advanceTimersByTime(60_000));
  screen.getByText('2026-12-25T15:00:00.000Z');
  act(() => jest.advanceTimersByTime(60_000));
  screen.getByText('2026-12-25T15:01:00.000Z');
});

test('however often a page is looked at, one timer waits, and none when the page has left', () => {
  const { unmount } = render(page);
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  look();
  const waiting = jest.getTimerCount();
  look();
  expect(jest.getTimerCount()).toBe(waiting);
  unmount();
  look();
  expect(jest.getTimerCount()).toBe(waiting - 1);
});
