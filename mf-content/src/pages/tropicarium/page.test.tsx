import { aConfig, anEditorialPage, renderPage } from '@mall/testing';
import * as page from './page.tsx';

test('the structured data describes an aquarium in the mall', async () => {
  const { meta } = await renderPage(page, {
    app: 'content',
    path: '/tropicarium',
    language: 'en',
    data: { config: aConfig(), editorialPage: anEditorialPage({ title: 'Tropicarium' }) },
  });
  expect(meta.structuredData?.[0]).toMatchObject({
    '@type': 'Aquarium',
    name: 'Tropicarium',
    containedInPlace: { '@id': 'https://mall.example/#mall' },
  });
});
