import { fireEvent, renderSlot } from '@mall/testing';
import { CardRow } from './card-row.tsx';

const three = {
  Component: () => (
    <CardRow label="Things">
      {['a', 'b', 'c'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </CardRow>
  ),
};

test('a swiped row shows the number of the card in front', async () => {
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
