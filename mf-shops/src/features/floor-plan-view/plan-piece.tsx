import type { PlanPieceDrawing } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { FloorDrawing } from './floor-drawing.tsx';
import styles from './plan-piece.module.css';

interface PlanPieceProps {
  piece: PlanPieceDrawing;
  shop: string;
}

/** A still piece of the floor plan around a shop, whose unit is lit. */
export function PlanPiece({ piece: { view, unit, floor }, shop }: PlanPieceProps) {
  const t = useMessages('shops');
  const { x, y, width, height } = view;
  return (
    <div className={styles.piece} role="img" aria-label={t('floor-plan-view.piece', { shop })}>
      <FloorDrawing
        floor={floor}
        height={height}
        view={`${x} ${y} ${width} ${height}`}
        lit={unit}
      />
    </div>
  );
}
