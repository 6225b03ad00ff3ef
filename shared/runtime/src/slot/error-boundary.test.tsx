import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

let isBroken: boolean;
let attempts: number;

function Content() {
  attempts += 1;
  if (isBroken) throw new Error('broken');
  return <p>Content</p>;
}

const part = (
  <>
    <ErrorBoundary fallback={<p>Fallback</p>}>
      <Content />
    </ErrorBoundary>
    <p>Beside</p>
  </>
);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockReturnValue();
  isBroken = true;
  attempts = 0;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** How often the content is rendered within this time. */
function attemptsWithin(milliseconds: number): number {
  attempts = 0;
  pass(milliseconds);
  return attempts;
}

test('what is broken shows its fallback and leaves the rest of the page', () => {
  render(part);
  screen.getByText('Fallback');
  screen.getByText('Beside');
});

test('it is tried again after 5 seconds', () => {
  render(part);
  isBroken = false;
  pass(4_999);
  screen.getByText('Fallback');
  pass(1);
  screen.getByText('Content');
  expect(screen.queryByText('Fallback')).toBeNull();
});

test('requests failed data again', async () => {
  const load = jest.fn(async () => (isBroken ? Promise.reject(new Error('503')) : 'Data'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Data = () => useSuspenseQuery({ queryKey: ['data'], queryFn: load }).data;
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <ErrorBoundary fallback={<p>Fallback</p>}>
          <Data />
        </ErrorBoundary>
      </QueryClientProvider>,
    ),
  );
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  screen.getByText('Fallback');
  isBroken = false;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  screen.getByText('Data');
  expect(load).toHaveBeenCalledTimes(3);
});

test('then after 30 seconds and 2 minutes, and no more', () => {
  render(part);
  expect(attemptsWithin(5_000)).toBeGreaterThan(0);
  expect(attemptsWithin(29_999)).toBe(0);
  expect(attemptsWithin(1)).toBeGreaterThan(0);
  expect(attemptsWithin(119_999)).toBe(0);
  expect(attemptsWithin(1)).toBeGreaterThan(0);
  expect(attemptsWithin(3_600_000)).toBe(0);
  screen.getByText('Fallback');
});

test('when the network is back it is tried again at once, and from then on as before', () => {
  render(part);
  for (const delay of [5_000, 30_000, 120_000]) pass(delay);
  attempts = 0;
  act(() => window.dispatchEvent(new Event('online')));
  expect(attempts).toBeGreaterThan(0);
  isBroken = false;
  pass(5_000);
  screen.getByText('Content');
});

test('a part that has left the page is not tried again', () => {
  const { unmount } = render(part);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  attempts = 0;
  window.dispatchEvent(new Event('online'));
  expect(attempts).toBe(0);
});

test('the fallback is shown while the content is loaded', async () => {
  let load = (_: string) => {};
  const text = new Promise<string>((resolve) => {
    load = resolve;
  });
  const Late = () => <p>{use(text)}</p>;
  await act(async () =>
    render(
      <ErrorBoundary fallback={<p>Fallback</p>}>
        <Late />
      </ErrorBoundary>,
    ),
  );
  screen.getByText('Fallback');
  await act(async () => load('Late'));
  screen.getByText('Late');
});
