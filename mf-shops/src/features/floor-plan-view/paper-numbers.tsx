/** Numbers on a printed plan where a name has no room; the printed list says whose they are. */
import type { DrawnUnit } from '@mall/contracts';
import { useSyncExternalStore } from 'react';
import styles from './floor-drawing.module.css';
import { placeLabel } from './plan-scale.ts';
import { Upright } from './plan-symbols.tsx';

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const change = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    listener();
  };
  window.addEventListener('beforeprint', change);
  window.addEventListener('afterprint', change);
  return () => {
    window.removeEventListener('beforeprint', change);
    window.removeEventListener('afterprint', change);
  };
}

function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}

/** The level of paper, as in `plan-view.module.css`. */
const PAPER_LEVEL = 2;

/** Units of the canvas that two digits take on paper. */
const LEAST_ROOM = 20;

function needsNumber({ shop, name = '', room }: DrawnUnit): boolean {
  if (!shop || Math.min(room.width, room.height) < LEAST_ROOM) return false;
  const label = placeLabel(name, room);
  return !label || label.level > PAPER_LEVEL;
}

export function PaperNumbers({ units }: { units: readonly DrawnUnit[] }) {
  if (!useIsPrinting()) return null;
  return (
    <g className={styles.onPaper}>
      {units.filter(needsNumber).map(({ id, room }) => (
        <Upright key={id} x={room.x} y={room.y}>
          {/* The floor's letter is in its heading. */}
          <text className={styles.number}>{id.replace(/^\D+/, '')}</text>
        </Upright>
      ))}
    </g>
  );
}
