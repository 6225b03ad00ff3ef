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
  const reopen = () => press('Settings');
  return { ...shown, notice, press, reopen };
}

const CLOSE = 'Bezárás, a korábbi döntés marad';

test('Tab reaches the refusal first, then Accept', async () => {
  const { user, getByRole } = await show();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(getByRole('button', { name: 'Elutasítom' }));
  await user.tab();
  expect(document.activeElement).toBe(getByRole('button', { name: 'Elfogadom' }));
});

test('cannot be closed before the first answer', async () => {
  const { user, notice, getByRole, queryByRole } = await show();
  getByRole('button', { name: 'Elutasítom' }).focus();
  await user.keyboard('{Escape}');
  expect(notice()).not.toBeNull();
  expect(queryByRole('button', { name: /^Bezárás/ })).toBeNull();
});

test('the first answer is remembered, and the focus goes back to where it was', async () => {
  const { user, notice, getByRole } = await show();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(notice()).toBeNull();
  expect(consent.get()).toBe('refused');
  expect(document.activeElement).toBe(getByRole('link', { name: 'Skip' }));
});

test.each([
  ['Escape', ({ user }: Awaited<ReturnType<typeof show>>) => user.keyboard('{Escape}')],
  ['its button', ({ press }: Awaited<ReturnType<typeof show>>) => press(CLOSE)],
])('reopened and closed by %s, it leaves the earlier answer', async (_, close) => {
  consent.set('granted');
  const shown = await show();
  expect(shown.notice()).toBeNull();
  await shown.reopen();
  expect(document.activeElement).toBe(shown.notice());
  shown.getByText('Döntésed: elfogadtad.');
  await close(shown);
  expect(shown.notice()).toBeNull();
  expect(consent.get()).toBe('granted');
  expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Settings' }));
});

test('an answer can be changed', async () => {
  consent.set('refused');
  const { reopen, press, notice, getByText } = await show();
  await reopen();
  getByText('Döntésed: elutasítottad.');
  await press('Elfogadom');
  expect(notice()).toBeNull();
  expect(consent.get()).toBe('granted');
});
