import type { DrawnUnit, PlanDrawing } from '@mall/contracts';
import type { RefObject } from 'react';
import { type AttractionKind, isAttraction } from '../../features/floor-plan-view/unit-class.ts';
import { ChosenAttraction } from './chosen-attraction.tsx';
import { ChosenShop } from './chosen-shop.tsx';
import type { MapState } from './map-state.ts';
import styles from './page.module.css';
import { useCard } from './use-card.ts';

type Attraction = DrawnUnit & { kind: AttractionKind };

const isOne = (unit: DrawnUnit): unit is Attraction => isAttraction(unit.kind);

interface ChosenPlaceProps {
  state: MapState;
  drawing: PlanDrawing;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The card of the shop or attraction that the query names; nothing when it names none. */
export function ChosenPlace({ state, drawing, heading }: ChosenPlaceProps) {
  const { shop, unit, floor } = state;
  const card = { ...useCard(state, drawing), heading };
  if (shop) {
    return (
      <div className={styles.card}>
        <ChosenShop slug={shop} card={card} />
      </div>
    );
  }
  if (!unit || !isOne(unit)) return null;
  return (
    <div className={styles.card}>
      <ChosenAttraction unit={unit} floor={floor} card={card} />
    </div>
  );
}
