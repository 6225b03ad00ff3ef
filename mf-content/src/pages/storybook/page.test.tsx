import { anEditorialPage, anEditorialSection, renderPage } from '@mall/testing';
import * as page from './page.tsx';

test('each section is a story with its own heading', async () => {
  const sections = [anEditorialSection({ id: 'ray', heading: 'The curious ray' })];
  const shown = await renderPage(page, {
    app: 'content',
    path: '/mesekonyv',
    language: 'en',
    data: { editorialPage: anEditorialPage({ sections }) },
  });
  expect(shown.getByRole('article', { name: 'The curious ray' }).id).toBe('ray');
});
