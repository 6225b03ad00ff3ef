import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type ShellContext, ShellContextV1 } from '../page/shell-context.ts';
import { useNow } from './now.ts';

const SERVER = Date.parse('2026-11-22T12:30:30+01:00');
const VISITOR = Date.parse('2026-12-25T14:59:50+01:00');

let times: number[];

function Time() {
  const now = useNow();
  times.push(now);
  return <p>{new Date(now).toISOString()}</p>;
}

const page = (
  <ShellContextV1 value={{ renderedAt: SERVER } as ShellContext}>
    <Time />
  </ShellContextV1>
);

/** Hydrates `element` in what the server has rendered of `server`. */
async function hydrate(element: ReactNode, server = element) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(server);
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(root, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  return root;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  jest.useFakeTimers({ now: VISITOR });
  times = [];
});
afterEach(() => jest.useRealTimers());

test('the server renders its current minute', () => {
  expect(renderToString(page)).toContain('2026-11-22T11:30:00.000Z');
});

test('hydrates with the server’s time, then shows the visitor’s', async () => {
  expect((await hydrate(page)).textContent).toBe('2026-12-25T13:59:00.000Z');
});

test('keeps the server’s HTML of a suspended part when the minute changes', async () => {
  const never = new Promise<string>(() => undefined);
  const Part = ({ text }: { text: string | Promise<string> }) => (
    <b>{typeof text === 'string' ? text : use(text)}</b>
  );
  const pageWith = (text: string | Promise<string>) => (
    <>
      {page}
      <Suspense>
        <Part text={text} />
      </Suspense>
    </>
  );
  const root = await hydrate(pageWith(never), pageWith('kept'));
  expect(root.textContent).toBe('2026-12-25T13:59:00.000Zkept');
  await act(async () => jest.advanceTimersByTime(10_000));
  expect(root.textContent).toBe('2026-12-25T14:00:00.000Zkept');
});

test('a component mounted later shows the visitor’s time at once', () => {
  render(page);
  expect(new Set(times)).toEqual(new Set([Date.parse('2026-12-25T14:59:00+01:00')]));
});

test('updates at each full minute and when the page becomes visible', () => {
  render(page);
  screen.getByText('2026-12-25T13:59:00.000Z');
  pass(10_000);
  screen.getByText('2026-12-25T14:00:00.000Z');
  jest.setSystemTime(VISITOR + 3_600_000);
  look();
  screen.getByText('2026-12-25T14:59:00.000Z');
  pass(60_000);
  screen.getByText('2026-12-25T15:00:00.000Z');
  pass(60_000);
  screen.getByText('2026-12-25T15:01:00.000Z');
});

test('holds one timer, and none after unmounting', () => {
  const { unmount } = render(page);
  look();
  const waiting = jest.getTimerCount();
  look();
  expect(jest.getTimerCount()).toBe(waiting);
  unmount();
  look();
  expect(jest.getTimerCount()).toBe(waiting - 1);
});
