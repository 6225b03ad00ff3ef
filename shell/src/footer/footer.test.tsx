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

test('shows the links of the apps in three groups', async () => {
  expect(await groups()).toEqual([
    ['Shopping', expect.arrayContaining(['Shops', 'Shop map', 'Discounts'])],
    ['Entertainment', expect.arrayContaining(['Cinema', 'Tropicarium', 'Playhouse'])],
    ['Your visit', expect.arrayContaining(['News', 'Getting here', 'Delete account'])],
  ]);
});

test('omits a group without links', async () => {
  expect((await groups(['cards'])).map(([name]) => name)).toEqual(['Your visit']);
});

test.each<[string | undefined, string[]]>([
  [undefined, []],
  ['/app#adatvedelem', ['/app#adatvedelem']],
])('links the policies and the app’s privacy notice at %s', async (appPrivacyUrl, linked) => {
  const Component = () => <PolicyLinks appPrivacyUrl={appPrivacyUrl} />;
  const shown = await renderSlot({ Component }, { app: 'shell' });
  const policy = shown.getByRole('link', { name: 'Adatvédelem' });
  expect(policy.getAttribute('href')).toBe('/adatvedelem');
  const ofApp = shown.queryAllByRole('link', { name: 'Az alkalmazás adatvédelme' });
  expect(ofApp.map((link) => link.getAttribute('href'))).toEqual(linked);
  shown.getByRole('button', { name: 'Sütibeállítások' });
});
