import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

let isBroken: boolean;
let attempts: number;

function Content() {
  attempts += 1;
  if (isBroken) throw new Error('broken');
  return <p>Content</p>;
}

/** Renders `content` in the boundary, beside another part of the page. */
const show = (content: ReactNode = <Content />) =>
  render(
    <>
      <ErrorBoundary fallback={<p>Fallback</p>}>{content}</ErrorBoundary>
      <p>Beside</p>
    </>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockReturnValue();
  isBroken = true;
  attempts = 0;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Counts the renders of the content within this time. */
async function attemptsWithin(milliseconds: number): Promise<number> {
  attempts = 0;
  await pass(milliseconds);
  return attempts;
}

test('shows the fallback for 5 seconds, beside the rest of the page, and retries', async () => {
  show();
  screen.getByText('Beside');
  isBroken = false;
  await pass(4_999);
  screen.getByText('Fallback');
  await pass(1);
  screen.getByText('Content');
  expect(screen.queryByText('Fallback')).toBeNull();
});

test('requests failed data again', async () => {
  const load = jest.fn(async () => (isBroken ? Promise.reject(new Error('503')) : 'Data'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Data = () => useSuspenseQuery({ queryKey: ['data'], queryFn: load }).data;
  await act(async () =>
    show(
      <QueryClientProvider client={client}>
        <Data />
      </QueryClientProvider>,
    ),
  );
  await pass(5_000);
  screen.getByText('Fallback');
  isBroken = false;
  await pass(30_000);
  screen.getByText('Data');
  expect(load).toHaveBeenCalledTimes(3);
});

test('retries after 5 seconds, 30 seconds and 2 minutes, and no more', async () => {
  show();
  expect(await attemptsWithin(5_000)).toBeGreaterThan(0);
  expect(await attemptsWithin(29_999)).toBe(0);
  expect(await attemptsWithin(1)).toBeGreaterThan(0);
  expect(await attemptsWithin(119_999)).toBe(0);
  expect(await attemptsWithin(1)).toBeGreaterThan(0);
  expect(await attemptsWithin(3_600_000)).toBe(0);
  screen.getByText('Fallback');
});

test('retries at once, and in the same rhythm, when the network is back', async () => {
  show();
  for (const delay of [5_000, 30_000, 120_000]) await pass(delay);
  attempts = 0;
  act(() => window.dispatchEvent(new Event('online')));
  expect(attempts).toBeGreaterThan(0);
  isBroken = false;
  await pass(5_000);
  screen.getByText('Content');
});

test('does not retry after unmounting', () => {
  const { unmount } = show();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  attempts = 0;
  window.dispatchEvent(new Event('online'));
  expect(attempts).toBe(0);
});

test('shows the fallback while the content loads', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const Late = () => <p>{use(promise)}</p>;
  await act(async () => show(<Late />));
  screen.getByText('Fallback');
  await act(async () => resolve('Late'));
  screen.getByText('Late');
});
