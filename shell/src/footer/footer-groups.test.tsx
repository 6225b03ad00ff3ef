import { renderSlot, within } from '@mall/testing';
import { FooterGroups } from './footer-groups.tsx';

const groups = async (apps?: string[]) => {
  const shown = await renderSlot(
    { Component: FooterGroups },
    { app: 'shell', language: 'en', ...(apps && { apps }) },
  );
  const footer = within(shown.getByRole('navigation', { name: 'Footer navigation' }));
  return footer.getAllByRole('list').map((list) => {
    const links = [...list.querySelectorAll('a')].map(({ textContent }) => textContent);
    return [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      links,
    ];
  });
};

test('the links of the apps are in three groups', async () => {
  expect(await groups()).toEqual([
    ['Shopping', expect.arrayContaining(['Shops', 'Shop map', 'Discounts'])],
    ['Entertainment', expect.arrayContaining(['Cinema', 'Tropicarium', 'Playhouse'])],
    ['Your visit', expect.arrayContaining(['News', 'Getting here', 'Delete account'])],
  ]);
});

test('a group without links is left out', async () => {
  expect((await groups(['cards'])).map(([name]) => name)).toEqual(['Your visit']);
});
