import { usePageQuery } from '@mall/runtime';
import { renderPage } from '@mall/testing';
import { Checkbox } from '@mall/ui/form';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { QueryForm } from './query-form.tsx';
import { QuerySelect } from './query-select.tsx';

const OPTIONS = ['film', 'shark'].map((value) => ({ value, label: value }));

/** The URL of a form that `choose` changes before its effects run, as a visitor does before hydration. */
async function urlAfter(path: string, choose: () => void) {
  const Early = () => {
    useLayoutEffect(choose, []);
    return null;
  };
  const Component = () => (
    <QueryForm label="Filters" action="/search" submit="Filter">
      <QuerySelect
        name="kind"
        label="Kind"
        value={usePageQuery().get('kind') ?? ''}
        any="Any"
        options={OPTIONS}
      />
      <Checkbox name="soon" label="Soon" value="1" />
      <Early />
    </QueryForm>
  );
  const page = { Component, meta: () => ({ title: 'Test', description: 'Test' }) };
  return (await renderPage(page, { app: 'content', path })).url();
}

test('filters by what was chosen before hydration', async () => {
  const url = await urlAfter('/search?q=fish&kind=film', () => {
    screen.getByRole<HTMLSelectElement>('combobox').value = 'shark';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  });
  expect(url).toBe('/search?q=fish&kind=shark&soon=1');
});

test('keeps the query of a form that nobody has touched', async () => {
  expect(await urlAfter('/search?kind=unknown', () => {})).toBe('/search?kind=unknown');
});
