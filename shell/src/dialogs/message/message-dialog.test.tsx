import type { Message } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { MessageDialog, sanitiseHtml } from './message-dialog.tsx';

async function show(message: Message) {
  const onClose = jest.fn();
  const slot = {
    Component: () => (
      <MessageDialog open message={message} onClose={onClose} onClosed={() => undefined} />
    ),
  };
  return { ...(await renderSlot(slot, { app: 'shell' })), onClose };
}

test('a message has a headline, an image, safe text and a close button', async () => {
  const html = '<p>Szia <a href="/mozi">mozi</a><img src="x" onerror="alert(1)"></p>';
  const shown = await show({ type: 'success', headline: 'Kész', html, img: '/media/a.png' });
  await shown.findByRole('dialog', { name: 'Kész' });
  expect(shown.getByRole('link', { name: 'mozi' }).getAttribute('href')).toBe('/mozi');
  const images = [...document.querySelectorAll('[role="dialog"] img')];
  expect(images.map((image) => image.getAttribute('src'))).toEqual(['/media/a.png']);
  const [, primary] = shown.getAllByRole('button', { name: 'Bezárás' });
  await shown.user.click(primary as HTMLElement);
  expect(shown.onClose).toHaveBeenCalledTimes(1);
});

test('the dialog closes before a button’s action runs', async () => {
  const order: string[] = [];
  const action = () => order.push('action');
  const primary = { title: 'Mehet', action: () => void action() };
  const shown = await show({ type: 'simple', headline: 'Kérdés', primary });
  shown.onClose.mockImplementation(() => order.push('close'));
  await shown.user.click(await shown.findByRole('button', { name: 'Mehet' }));
  expect(order).toEqual(['close', 'action']);
});

test('a button with a URL is a link', async () => {
  const primary = { title: 'Mozi', url: '/mozi' };
  const secondary = { title: 'Jegyek', url: 'https://tickets.example/' };
  const shown = await show({ type: 'attend', headline: 'Gyere', primary, secondary });
  const href = (name: string) => shown.getByRole('link', { name }).getAttribute('href');
  await shown.findByRole('dialog');
  expect([href('Mozi'), href('Jegyek')]).toEqual(['/mozi', 'https://tickets.example/']);
});

test.each([
  ['<p>Szia <strong>te</strong></p>', '<p>Szia <strong>te</strong></p>'],
  ['<a href="/mozi">Mozi</a>', '<a href="/mozi">Mozi</a>'],
  ['<a href="javascript:alert(1)">Mozi</a>', '<a>Mozi</a>'],
  ['<p style="color:red" onclick="x()" class="y">a</p>', '<p>a</p>'],
  ['a<script>alert(1)</script>', 'a'],
  ['a<img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>', 'a'],
  ['<form action="https://evil.example"><input name="password"></form>', ''],
])('%s becomes %s', (html, safe) => {
  expect(sanitiseHtml(html)).toBe(safe);
});
