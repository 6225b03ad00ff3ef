/** How many slides stand side by side, by width of the window: class names, so that CSS decides. */
import styles from './slides-per-view.module.css';

const COUNTS = {
  1: 'One',
  '1+': 'OnePlus',
  2: 'Two',
  '2+': 'TwoPlus',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
} as const;

/** A number of slides; `1+` and `2+` let the edge of one more be seen. */
export type PerView = 1 | '1+' | 2 | '2+' | 3 | 4 | 5 | 6;

/** Counts from a window width (px) on; `0` is for the narrowest. */
export type SlidesPerView = { 0: PerView } & Partial<
  Record<576 | 768 | 992 | 1200 | 1366 | 1500, PerView>
>;

/** The classes that set `--per-view` at each breakpoint. */
export function slidesPerViewClasses(slidesPerView: SlidesPerView): (string | undefined)[] {
  return Object.entries(slidesPerView).map(
    ([from, count]) => styles[`from${from}${COUNTS[count as PerView]}`],
  );
}

/** The most slides that stand side by side at any width. */
export function maxPerView(slidesPerView: SlidesPerView): number {
  return Math.max(
    ...Object.values(slidesPerView).map(
      (count) => Math.ceil(parseFloat(`${count}`)) + (`${count}`.endsWith('+') ? 1 : 0),
    ),
  );
}
