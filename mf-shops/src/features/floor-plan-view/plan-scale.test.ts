import { fitPlan, levelAt, numberLevel, onScreen, placeLabel } from './plan-scale.ts';

test('does not turn a long building in a wide viewport', () => {
  const fit = fitPlan({ width: 1000, height: 700 }, 1200);
  expect(fit).toEqual({ scale: 0.5, turned: false });
  expect(onScreen({ x: 1000, y: 600 }, fit, 1200)).toEqual({ x: 0, y: 0 });
  expect(onScreen({ x: 0, y: 0 }, fit, 1200)).toEqual({ x: -500, y: -300 });
});

test('turns it in a tall viewport, west at the top and north on the right', () => {
  const fit = fitPlan({ width: 360, height: 500 }, 1200);
  expect(fit).toEqual({ scale: 0.25, turned: true });
  expect(onScreen({ x: 0, y: 0 }, fit, 1200)).toEqual({ x: 150, y: -250 });
});

test('does not turn a tall building', () => {
  expect(fitPlan({ width: 300, height: 600 }, 3000)).toEqual({ scale: 0.15, turned: false });
});

const room = (width: number, height: number) => ({ x: 0, y: 0, width, height });

test('shows a name from the zoom at which it fits', () => {
  const label = placeLabel('Libri', room(60, 60));
  // 5 letters take 26 pixels, which 60 units of the canvas have at 0.43 pixels each.
  expect(label).toEqual({ lines: ['Libri'], along: 5, across: 5 });
  expect(levelAt(0.45)).toBeLessThan(5);
  expect(levelAt(0.46)).toBe(5);
});

test('breaks a name into two lines where that shows it earlier', () => {
  expect(placeLabel('Patika Plus Gyógyszertár', room(90, 80))?.lines).toEqual([
    'Patika Plus',
    'Gyógyszertár',
  ]);
  expect(placeLabel('New Yorker', room(300, 30))?.lines).toEqual(['New Yorker']);
});

test('a long unit has room along it first', () => {
  const label = placeLabel('Marionnaud', room(400, 40));
  expect(label?.along).toBeLessThan(label?.across ?? 0);
});

test('a number has room before the name', () => {
  expect(numberLevel(30)).toBeLessThan(placeLabel('Libri', room(60, 70))?.along ?? 0);
});

test('leaves out a name that fits at no zoom', () => {
  expect(placeLabel('Háztartási Kisgépek Boltja', room(4, 4))).toBeUndefined();
  expect(placeLabel('Libri', room(0, 0))).toBeUndefined();
});
