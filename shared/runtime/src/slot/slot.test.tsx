import { type SlotContribution, type SlotRegistry, SlotRegistryContextV1 } from '@mall/runtime';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DeferredSlot, Slot } from './slot.tsx';

const NAME = 'home-movies' as never;
const fallback = <p>Fallback</p>;

function contribution(app: string, more: Partial<SlotContribution> = {}): SlotContribution {
  const Component = () => <p>{app}</p>;
  const loading = Promise.resolve(Component);
  return { app, styles: [], loaded: () => Component, load: () => loading, ...more };
}

const registryOf = (contributions: SlotContribution[]): SlotRegistry => ({
  contributions: (slot) => (slot === NAME ? contributions : []),
});

const withRegistry = (registry: SlotRegistry, children: ReactNode) => (
  <SlotRegistryContextV1 value={registry}>{children}</SlotRegistryContextV1>
);

const show = async (contributions: SlotContribution[], children: ReactNode) =>
  (await act(async () => render(withRegistry(registryOf(contributions), children)))).container;

async function textsOf(...contributions: SlotContribution[]) {
  const container = await show(contributions, <Slot name={NAME} fallback={fallback} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

test('shows all contributions in order, several of one app too', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const apps = ['cinema', 'parking', 'cinema'];
  expect(await textsOf(...apps.map((app) => contribution(app)))).toEqual(apps);
  expect(log).not.toHaveBeenCalled();
});

test('is empty without contributions, and without a registry', async () => {
  expect(await textsOf()).toEqual([]);
  const { container } = render(<Slot name={NAME} fallback={fallback} />);
  expect(container.textContent).toBe('');
});

test('loads a module only when it is not loaded yet', async () => {
  expect(await textsOf(contribution('cinema', { loaded: () => undefined }))).toEqual(['cinema']);
  const load = jest.fn();
  expect(await textsOf(contribution('cinema', { load }))).toEqual(['cinema']);
  expect(load).not.toHaveBeenCalled();
});

test('shows the fallback for a module that fails to load, beside the others', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const failing = Promise.reject(new Error('404'));
  failing.catch(() => undefined);
  const broken = contribution('cinema', { loaded: () => undefined, load: () => failing });
  expect(await textsOf(broken, contribution('parking'))).toEqual(['Fallback', 'parking']);
});

test('marks a deferred slot and has its styles before its content', async () => {
  const container = await show(
    [contribution('cinema', { styles: ['/cinema.css'] })],
    <>
      <Slot name={NAME} />
      <DeferredSlot name={NAME} />
    </>,
  );
  expect(container.querySelector(`[data-slot="${NAME}"]`)?.textContent).toBe('cinema');
  const links = [...container.querySelectorAll('link[rel=stylesheet]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cinema.css']);
  expect(links[0]?.nextElementSibling?.textContent).toBe('cinema');
});

describe('a deferred slot that waits for its module', () => {
  const page = (title: string, registry: SlotRegistry) =>
    withRegistry(
      registry,
      <>
        <h1>{title}</h1>
        <DeferredSlot name={NAME} fallback={fallback} />
      </>,
    );

  async function hydrateWaiting() {
    const never = new Promise<never>(() => undefined);
    const module = { loaded: () => undefined, load: () => never };
    const waiting = registryOf([contribution('cinema', module)]);
    const root = document.createElement('div');
    root.innerHTML = renderToString(page('Before', registryOf([contribution('cinema')])));
    const hydrated = await act(async () => hydrateRoot(root, page('Before', waiting)));
    return { root, renderWith: (title: string) => hydrated.render(page(title, waiting)) };
  }

  test('keeps the server’s HTML when the page renders again', async () => {
    const { root, renderWith } = await hydrateWaiting();
    await act(async () => renderWith('After'));
    expect(root.textContent).toBe('Aftercinema');
  });

  test('keeps the server’s HTML when the network is back', async () => {
    const { root } = await hydrateWaiting();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(root.textContent).toBe('Beforecinema');
  });
});
