import { fitPlan, onScreen } from './plan-scale.ts';

test('a wide viewport shows a long house as it lies', () => {
  const fit = fitPlan({ width: 1000, height: 700 }, 1200);
  expect(fit).toEqual({ scale: 0.5, turned: false });
  expect(onScreen({ x: 1000, y: 600 }, fit, 1200)).toEqual({ x: 0, y: 0 });
  expect(onScreen({ x: 0, y: 0 }, fit, 1200)).toEqual({ x: -500, y: -300 });
});

test('an upright viewport shows it turned, west at the top and north on the right', () => {
  const fit = fitPlan({ width: 360, height: 500 }, 1200);
  expect(fit).toEqual({ scale: 0.25, turned: true });
  expect(onScreen({ x: 0, y: 0 }, fit, 1200)).toEqual({ x: 150, y: -250 });
});

test('a high house stays as it is', () => {
  expect(fitPlan({ width: 300, height: 600 }, 3000)).toEqual({ scale: 0.15, turned: false });
});
