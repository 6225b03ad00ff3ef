import { Icon } from '@mall/ui';
import type { ReactNode } from 'react';
import { CardOnPlan, type CardProps } from './card-on-plan.tsx';
import styles from './shop-on-plan.module.css';

interface AttractionOnPlanProps extends CardProps {
  /** The `d` of an SVG path on a ground of 24 by 24. */
  icon: string;
  /** Its name, as a link to its page where it has one. */
  title: ReactNode;
}

/** The card of an attraction. */
export function AttractionOnPlan({ icon, ...card }: AttractionOnPlanProps) {
  return <CardOnPlan {...card} image={<Icon path={icon} className={styles.icon} />} />;
}
