import { fireEvent, renderSlot } from '@mall/testing';
import { Shelf } from './shelf.tsx';

const three = {
  Component: () => (
    <Shelf label="Things">
      {['a', 'b', 'c'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Shelf>
  ),
};

test('a swiped row counts where one is', async () => {
  const shown = await renderSlot(three, { app: 'content' });
  const row = shown.getByRole('list', { name: 'Things' });
  Object.defineProperties(row, {
    scrollWidth: { value: 900 },
    clientWidth: { value: 300 },
    scrollLeft: { value: 600 },
  });
  fireEvent.scroll(row);
  shown.getByText('3 / 3');
});
