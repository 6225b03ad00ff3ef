import type { ReactNode } from 'react';
import styles from './floor-drawing.module.css';

/** A group whose contents keep size and direction, however the plan is zoomed and turned. */
export function Upright({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.upright}>{children}</g>
    </g>
  );
}
