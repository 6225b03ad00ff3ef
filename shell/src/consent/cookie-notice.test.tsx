import { consent } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { useSetAtom } from 'jotai';
import { CookieNotice } from './cookie-notice.tsx';
import { cookieSettingsOpenAtom } from './cookie-settings.ts';

beforeAll(() => {
  window.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

function Component() {
  const open = useSetAtom(cookieSettingsOpenAtom);
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        Settings
      </button>
      <CookieNotice />
    </>
  );
}

async function show() {
  const shown = await renderSlot({ Component }, { app: 'shell', language: 'en' });
  const notice = () => shown.queryByRole('region', { name: 'Cookies' });
  return { ...shown, notice };
}

test('Escape does not close a notice that was never answered', async () => {
  const { user, getByRole, notice } = await show();
  getByRole('button', { name: 'Accept' }).focus();
  await user.keyboard('{Escape}');
  expect(notice()).not.toBeNull();
});

test('the reopened notice takes the focus, and Escape gives it back', async () => {
  consent.set('refused');
  const { user, getByRole, notice } = await show();
  expect(notice()).toBeNull();
  const settings = getByRole('button', { name: 'Settings' });
  await user.click(settings);
  expect(document.activeElement).toBe(notice());
  await user.keyboard('{Escape}');
  expect(notice()).toBeNull();
  expect(document.activeElement).toBe(settings);
  expect(consent.get()).toBe('refused');
});
