import { renderSlot, within } from '@mall/testing';
import { FooterGroups, PolicyLinks } from './footer.tsx';

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

const show = (appPrivacyUrl: string | undefined) => {
  const Component = () => <PolicyLinks appPrivacyUrl={appPrivacyUrl} />;
  return renderSlot({ Component }, { app: 'shell' });
};

test('the small print that the apps declare is linked', async () => {
  const shown = await show(undefined);
  const link = shown.getByRole('link', { name: 'Adatvédelem' });
  expect(link.getAttribute('href')).toBe('/adatvedelem');
});

test('the app’s privacy notice is linked where there is one', async () => {
  const shown = await show('/app#adatvedelem');
  const link = shown.getByRole('link', { name: 'Az alkalmazás adatvédelme' });
  expect(link.getAttribute('href')).toBe('/app#adatvedelem');
});

test('without one the other links remain', async () => {
  const shown = await show(undefined);
  expect(shown.queryByRole('link', { name: /alkalmazás/ })).toBeNull();
  shown.getByRole('button', { name: 'Sütibeállítások' });
});
