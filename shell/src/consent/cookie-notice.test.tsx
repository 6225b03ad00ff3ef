import { consent } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { useSetAtom } from 'jotai';
import { CookieNotice, cookieSettingsOpenAtom } from './cookie-notice.tsx';

/** The notice between what is before it on a page and the link that opens it again. */
function Page() {
  const setOpen = useSetAtom(cookieSettingsOpenAtom);
  return (
    <>
      <a href="#main">Skip</a>
      <CookieNotice />
      <main tabIndex={-1} />
      <button type="button" onClick={() => setOpen(true)}>
        Settings
      </button>
    </>
  );
}

async function show() {
  const shown = await renderSlot({ Component: Page }, { app: 'shell' });
  const notice = () => shown.queryByRole('region', { name: 'Sütik' });
  const press = (name: string) => shown.user.click(shown.getByRole('button', { name }));
  return { ...shown, notice, press };
}

test('cannot be closed before the first choice', async () => {
  const { user, notice, getByRole, queryByRole } = await show();
  getByRole('button', { name: 'Elutasítom' }).focus();
  await user.keyboard('{Escape}');
  expect(notice()).not.toBeNull();
  expect(queryByRole('button', { name: /^Bezárás/ })).toBeNull();
});

test('Tab reaches the refusal before Accept; the choice is stored and the focus returns', async () => {
  const { user, notice, getByRole } = await show();
  for (const _ of [1, 2, 3]) await user.tab();
  expect(document.activeElement).toBe(getByRole('button', { name: 'Elutasítom' }));
  await user.tab();
  expect(document.activeElement).toBe(getByRole('button', { name: 'Elfogadom' }));
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(notice()).toBeNull();
  expect(consent.get()).toBe('refused');
  expect(document.activeElement).toBe(getByRole('link', { name: 'Skip' }));
});

test.each<[string, (shown: Awaited<ReturnType<typeof show>>) => Promise<void>]>([
  ['Escape', ({ user }) => user.keyboard('{Escape}')],
  ['its button', ({ press }) => press('Bezárás, a korábbi döntés marad')],
])('reopened and closed by %s, it keeps the earlier choice', async (_, close) => {
  consent.set('granted');
  const shown = await show();
  expect(shown.notice()).toBeNull();
  await shown.press('Settings');
  expect(document.activeElement).toBe(shown.notice());
  shown.getByText('Döntésed: elfogadtad.');
  await close(shown);
  expect(shown.notice()).toBeNull();
  expect(consent.get()).toBe('granted');
  expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Settings' }));
});
