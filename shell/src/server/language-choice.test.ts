import { mfJsonSchema } from '@mall/contracts';
import { resolveUrl, routeTable } from '@mall/routing';
import { languageChoice } from './language-choice.ts';

const table = routeTable([
  mfJsonSchema.parse({
    name: 'sample',
    owner: 'team-sample',
    routes: [
      { id: 'zoo', module: './pages/zoo', paths: { hu: '/tropicarium', en: '/tropicarium' } },
      { id: 'cinema', module: './pages/cinema', paths: { hu: '/mozi', en: '/cinema' } },
    ],
  }),
]);

test.each([
  ['/tropicarium', true, undefined],
  ['/tropicarium?lang=en', false, 'en'],
  ['/tropicarium?lang=hu', false, 'hu'],
  ['/tropicarium?lang=de', true, undefined],
  ['/mozi?lang=en', false, undefined],
  ['/nincs-ilyen?lang=en', true, undefined],
])('%s: varies by the cookie %s, stores %s', (href, variesByLanguage, chosen) => {
  const url = new URL(href, 'https://mall.example');
  const resolved = resolveUrl(table, url, undefined);
  if (resolved.kind === 'redirect') throw new Error(`${href} redirects`);
  expect(languageChoice(resolved, url.search)).toEqual({ variesByLanguage, chosen });
});
