import { aDrawnUnit, aPlanDrawing, renderPage } from '@mall/testing';
import { PlanPiece } from './plan-piece.tsx';

const [ground] = aPlanDrawing().floors;
const unit = aDrawnUnit({ name: 'Hármas', shop: 'harmas', category: 'recreation' });

test('a piece is an image with the shop’s name, and its unit is lit', async () => {
  if (!ground) throw new Error('the drawing has no floor');
  const piece = {
    view: { x: 0, y: 0, width: 500, height: 250 },
    unit: unit.id,
    floor: { ...ground, units: [unit, aDrawnUnit({ name: 'Szomszéd', shop: 'szomszed' })] },
  };
  const shown = await renderPage(
    {
      meta: () => ({ title: '', description: '' }),
      Component: () => <PlanPiece piece={piece} shop="Hármas" />,
    },
    { app: 'shops', path: '/shops/map', data: {} },
  );
  const image = shown.getByRole('img', { name: 'The floor plan around Hármas' });
  expect(image.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 500 250');
  expect(image.querySelector('.litUnit')?.getAttribute('d')).toBe(unit.path);
  expect(image.querySelectorAll('a')).toHaveLength(0);
  expect(image.textContent).toContain('Szomszéd');
});
