import type { SiteRecord } from '@mall/contracts';
import { menuEntries } from './navigation-entries.ts';

const label = { hu: 'hu', en: 'en' };
const site = {
  apps: [
    { navigation: [{ menu: 'main', route: 'news', label, order: 50 }] },
    {
      navigation: [
        { menu: 'main', route: 'cinema', label, order: 20 },
        { menu: 'footer', route: 'cinema', label, order: 10 },
      ],
    },
  ],
} as unknown as SiteRecord;

test('a menu lists the entries of every app in order', () => {
  expect(menuEntries(site, 'main').map(({ route }) => route)).toEqual(['cinema', 'news']);
});
