import { usePageQuery, useQueryChange } from '@mall/runtime';
import { renderPage } from '@mall/testing';
import { useQueryField } from './use-query-field.ts';

function Component() {
  const query = usePageQuery();
  const change = useQueryChange();
  const field = useQueryField(query.get('q') ?? '');
  const send = () => change({ q: field.ref.current?.value.trim() ?? '' });
  return (
    <>
      <input {...field} onKeyDown={({ key }) => key === 'Enter' && send()} />
      <output>{query.toString()}</output>
      <button type="button" onClick={() => change({ q: 'rain' })}>
        Rain
      </button>
      <button type="button" onClick={() => change({ szint: 'upper' })}>
        Upstairs
      </button>
    </>
  );
}

async function show() {
  const page = { Component, meta: () => ({ title: 'Test', description: 'Test' }) };
  const shown = await renderPage(page, { app: 'shops', path: '/shops?q=lamp' });
  const field = shown.getByRole('textbox') as HTMLInputElement;
  return { shown, field };
}

test('keeps text and focus when the typed text becomes the query', async () => {
  const { shown, field } = await show();
  await shown.user.type(field, 's {Enter}');
  await shown.findByText('q=lamps');
  expect(field.value).toBe('lamps ');
  expect(document.activeElement).toBe(field);
});

test('keeps unsent text when another key of the query changes, until its own key does', async () => {
  const { shown, field } = await show();
  await shown.user.type(field, 's');
  await shown.user.click(shown.getByRole('button', { name: 'Upstairs' }));
  await shown.findByText('q=lamp&szint=upper');
  expect(field.value).toBe('lamps');
  await shown.user.click(shown.getByRole('button', { name: 'Rain' }));
  await shown.findByText('szint=upper&q=rain');
  expect(field.value).toBe('rain');
});
