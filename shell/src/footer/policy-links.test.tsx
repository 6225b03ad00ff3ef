import { renderSlot } from '@mall/testing';
import { PolicyLinks } from './policy-links.tsx';

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
