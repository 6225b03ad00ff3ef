import { formDrafts } from '@mall/runtime';
import { carryDrafts } from './carried-drafts.ts';

const CARD = `<form action="/kartya#igenyles">
  <input type="hidden" name="form" value="loyaltyCard"><input type="hidden" name="language" value="hu">
  <input name="last_name"><input type="date" name="birthday">
  <input type="radio" name="gender" value="female"><input type="radio" name="gender" value="male">
  <input type="password" name="password" autocomplete="new-password">
  <input name="code" autocomplete="one-time-code"><input type="file" name="proof">
  <input type="checkbox" name="accept_terms"><input type="checkbox" name="newsletter" checked>
</form>`;
const PLANNER = `<form>
  <input name="age"><input name="age"><textarea name="note"></textarea>
  <select name="shop"><option>hm</option><option>libri</option></select>
</form>`;

type Field = HTMLInputElement & HTMLSelectElement;
const fields = (name: string) => [...document.querySelectorAll<Field>(`main [name="${name}"]`)];
const field = (name: string, index = 0) => fields(name)[index] as Field;
const values = (name: string) => fields(name).map(({ value }) => value);
const ticks = (name: string) => fields(name).map(({ checked }) => checked);
const stored = () => sessionStorage.getItem('form-drafts') ?? '';

/** Listeners of the document that is left. */
let listeners: Parameters<Window['addEventListener']>[] = [];

/** Loads the next document of the tab: the server's page, and what memory kept is gone. */
function load(markup: string, path = '/kartya', answered?: 'loyaltyCard'): void {
  window.dispatchEvent(new Event('pagehide'));
  for (const listener of listeners) window.removeEventListener(...listener);
  formDrafts.clear();
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<main>${markup}</main>`;
  const added = jest.spyOn(window, 'addEventListener');
  const response = { path, status: 422, codes: [], inputs: {} };
  carryDrafts(answered && { form: answered, ...response });
  listeners = [...added.mock.calls];
  added.mockRestore();
}

function typeIntoCard(): void {
  field('last_name').value = 'Kovács';
  field('birthday').value = '1990-04-23';
  field('gender', 1).checked = true;
  field('password').value = 'titkos jelszó';
  field('code').value = '123456';
  field('accept_terms').checked = true;
  field('newsletter').checked = false;
}

beforeEach(() => {
  formDrafts.clear();
  document.body.innerHTML = '';
  sessionStorage.clear();
  load(CARD);
});

test('what is typed is in the next document, and no longer in the store', () => {
  typeIntoCard();
  load(CARD);
  expect([values('last_name'), values('birthday')]).toEqual([['Kovács'], ['1990-04-23']]);
  expect(ticks('gender')).toEqual([false, true]);
  expect([ticks('accept_terms'), ticks('newsletter')]).toEqual([[true], [false]]);
  expect(sessionStorage).toHaveLength(0);
});

test('no password, no one-time code, no file and no hidden input is stored', () => {
  typeIntoCard();
  // As its button shows it.
  field('password').setAttribute('type', 'text');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('Kovács');
  for (const name of ['titkos', '123456', 'proof', 'language'])
    expect(stored()).not.toContain(name);
});

test('an untouched form is not stored', () => {
  load(CARD);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

test('drafts of forms on other pages go along, in memory while a document is shown', () => {
  formDrafts.set('receipt winter', { code: 'WINTER01', shop: 'hm' });
  load('', '/mozi');
  expect(Object.fromEntries(formDrafts)).toEqual({
    'receipt winter': { code: 'WINTER01', shop: 'hm' },
  });
  load(
    `<form action="?receipt=winter"><input type="hidden" name="form" value="receipt">
    <input name="code" autocomplete="off"></form>`,
    '/tel',
  );
  expect(values('code')).toEqual(['WINTER01']);
});

test('a form that was sent is empty in the next document', () => {
  formDrafts.set('loyaltyCard ', {});
  load(CARD);
  expect(values('last_name')).toEqual(['']);
});

test('a page that responds to its form shows what the server has made of it', () => {
  typeIntoCard();
  load(CARD, '/kartya', 'loyaltyCard');
  expect(values('last_name')).toEqual(['']);
  expect(formDrafts.size).toBe(0);
});

test('other forms are filled in at the same URL alone, controls of one name in their order', () => {
  load(PLANNER);
  field('age').value = '38';
  field('age', 1).value = '7';
  field('note').value = 'kerekesszék';
  field('shop').value = 'libri';
  load(PLANNER);
  expect([values('age'), values('note'), values('shop')]).toEqual([
    ['38', '7'],
    ['kerekesszék'],
    ['libri'],
  ]);
  for (const other of ['/jatszohaz', '/jatszohaz?kor=3', '/jatszohaz']) {
    load(PLANNER, other);
    expect(values('age')).toEqual(['', '']);
    field('age').value = '38';
  }
});

test('a hidden input gives its value to no field of the same name', () => {
  const filter = `<form><input type="hidden" name="nap" value="holnap"><input type="date" name="nap"></form>`;
  load(filter);
  field('nap', 1).value = '2026-12-05';
  load(filter);
  expect(values('nap')).toEqual(['holnap', '2026-12-05']);
});

test('what was typed since the document came is newer', () => {
  typeIntoCard();
  window.dispatchEvent(new Event('pagehide'));
  const draft = stored();
  document.body.innerHTML = `<main>${CARD}</main>`;
  field('last_name').value = 'Nagy';
  sessionStorage.setItem('form-drafts', draft);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([values('last_name'), values('birthday')]).toEqual([['Nagy'], ['1990-04-23']]);
});

test('a page from the back/forward cache takes what later documents have left', () => {
  formDrafts.set('loyaltyCard ', { last_name: 'Kovács' });
  sessionStorage.setItem('form-drafts', JSON.stringify({ 'loyaltyCard ': [] }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(formDrafts.get('loyaltyCard ')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each(['no JSON', 'null', '5', '{"/kartya 0":5}', '{"/kartya 0":[5]}', '[[5]]'])(
  'what is no draft is left out: %s',
  (text) => {
    sessionStorage.setItem('form-drafts', text);
    load(CARD);
    expect(values('last_name')).toEqual(['']);
    expect(stored()).toBe('');
  },
);
