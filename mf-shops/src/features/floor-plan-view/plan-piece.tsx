import { PLAN_CANVAS_WIDTH, type PlanPieceDrawing } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { clsx } from 'clsx';
import { FloorDrawing } from './floor-drawing.tsx';
import styles from './plan-piece.module.css';

interface PlanPieceProps {
  piece: PlanPieceDrawing;
  shop: string;
}

/** The scale of the drawing is known to its styles by its width alone. */
function sizeOf({ width }: PlanPieceDrawing['view']) {
  if (width > PLAN_CANVAS_WIDTH / 1.75) return 'wide';
  return width > PLAN_CANVAS_WIDTH / 2.5 ? 'middle' : 'close';
}

/** A still piece of the floor plan around a shop, whose unit is lit. */
export function PlanPiece({ piece: { view, unit, floor }, shop }: PlanPieceProps) {
  const t = useMessages('shops');
  return (
    <div
      className={clsx(styles.piece, styles[sizeOf(view)])}
      role="img"
      aria-label={t('floor-plan-view.piece', { shop })}
    >
      <FloorDrawing floor={floor} view={view} lit={unit} />
    </div>
  );
}
