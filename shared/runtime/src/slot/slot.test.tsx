import { type SlotContribution, type SlotRegistry, SlotRegistryContextV1 } from '@mall/runtime';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DeferredSlot, Slot } from './slot.tsx';

const NAME = 'home-movies' as never;

function contribution(app: string, more: Partial<SlotContribution> = {}): SlotContribution {
  const Component = () => <p>{app}</p>;
  const loading = Promise.resolve(Component);
  return { app, styles: [], loaded: () => Component, load: () => loading, ...more };
}

async function show(contributions: SlotContribution[]) {
  const registry: SlotRegistry = { contributions: (slot) => (slot === NAME ? contributions : []) };
  const { container } = await act(async () =>
    render(
      <SlotRegistryContextV1 value={registry}>
        <Slot name={NAME} fallback={<p>Fallback</p>} />
      </SlotRegistryContextV1>,
    ),
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

test('a slot shows everything that fills it, in order', async () => {
  expect(await show([contribution('cinema'), contribution('parking')])).toEqual([
    'cinema',
    'parking',
  ]);
});

test('an app may fill a slot with several modules', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const twice = [contribution('cinema'), contribution('cinema')];
  expect(await show(twice)).toEqual(['cinema', 'cinema']);
  expect(log).not.toHaveBeenCalled();
});

test('a slot that nothing fills is empty', async () => {
  expect(await show([])).toEqual([]);
  const { container } = render(<Slot name={NAME} fallback={<p>Fallback</p>} />);
  expect(container.textContent).toBe('');
});

test('what is not loaded yet is loaded', async () => {
  expect(await show([contribution('cinema', { loaded: () => undefined })])).toEqual(['cinema']);
});

test('what is loaded is shown at once', async () => {
  const load = jest.fn();
  expect(await show([contribution('cinema', { load })])).toEqual(['cinema']);
  expect(load).not.toHaveBeenCalled();
});

test('what cannot be loaded shows the fallback; the rest of the slot is shown', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const failing = Promise.reject(new Error('404'));
  failing.catch(() => undefined);
  const broken = contribution('cinema', { loaded: () => undefined, load: () => failing });
  expect(await show([broken, contribution('parking')])).toEqual(['Fallback', 'parking']);
  screen.getByText('parking');
});

test('the styles of a deferred slot are before its content, those of others in the head', async () => {
  const registry: SlotRegistry = {
    contributions: () => [contribution('cinema', { styles: ['/cinema.css'] })],
  };
  const { container } = await act(async () =>
    render(
      <SlotRegistryContextV1 value={registry}>
        <Slot name={NAME} />
        <DeferredSlot name={NAME} />
      </SlotRegistryContextV1>,
    ),
  );
  const links = [...container.querySelectorAll('link[rel=stylesheet]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cinema.css']);
  expect(links[0]?.nextElementSibling?.textContent).toBe('cinema');
});

test('a deferred slot has a place by which it is found', async () => {
  const registry: SlotRegistry = { contributions: () => [contribution('cinema')] };
  await act(async () =>
    render(
      <SlotRegistryContextV1 value={registry}>
        <DeferredSlot name={NAME} />
      </SlotRegistryContextV1>,
    ),
  );
  expect(document.querySelector(`[data-slot="${NAME}"]`)?.textContent).toBe('cinema');
});

async function hydrateWaiting() {
  const never = new Promise<never>(() => undefined);
  const registryWith = (more?: Partial<SlotContribution>): SlotRegistry => {
    const contributions = [contribution('cinema', more)];
    return { contributions: () => contributions };
  };
  const page = (title: string, registry: SlotRegistry) => (
    <SlotRegistryContextV1 value={registry}>
      <h1>{title}</h1>
      <DeferredSlot name={NAME} fallback={<p>Fallback</p>} />
    </SlotRegistryContextV1>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page('Before', registryWith()));
  const waiting = registryWith({ loaded: () => undefined, load: () => never });
  const hydrated = await act(async () => hydrateRoot(root, page('Before', waiting)));
  return { root, renderWith: (title: string) => hydrated.render(page(title, waiting)) };
}

test('a page that renders again leaves a waiting deferred slot as the server has rendered it', async () => {
  const { root, renderWith } = await hydrateWaiting();
  await act(async () => renderWith('After'));
  expect(root.textContent).toBe('Aftercinema');
});

test('a network that is back leaves a waiting deferred slot as the server has rendered it', async () => {
  const { root } = await hydrateWaiting();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(root.textContent).toBe('Beforecinema');
});
