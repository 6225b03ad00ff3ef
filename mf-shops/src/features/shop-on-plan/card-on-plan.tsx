import { useMessages } from '@mall/i18n';
import type { LinkQuery } from '@mall/runtime';
import { buttonClass, Icon } from '@mall/ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { MapStateLink } from '../../shop-query.tsx';
import styles from './card-on-plan.module.css';

export interface CardProps {
  status: ReactNode;
  location: string;
  /** The queries of the map without the card, and with the walk to the place. */
  closedQuery: LinkQuery;
  directionsQuery: LinkQuery;
  onClose: () => void;
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  children?: ReactNode;
}

interface CardOnPlanProps extends CardProps {
  image: ReactNode;
  /** Its name, as a link to its page where it has one. */
  title: ReactNode;
  note?: string | undefined;
}

export function CardOnPlan(props: CardOnPlanProps) {
  const { image, title, note, status, location, heading, children } = props;
  const { closedQuery, directionsQuery, onClose } = props;
  const t = useMessages('shops');
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <section className={styles.card} aria-labelledby="shop-on-plan" onKeyDown={onKeyDown}>
      <div className={styles.logo}>{image}</div>
      <div>
        <h2 id="shop-on-plan" ref={heading} tabIndex={-1} className={styles.name}>
          {title}
        </h2>
        <p className={styles.facts}>
          {status} <span>{location}</span>
        </p>
        {note ? <p className={styles.category}>{note}</p> : null}
      </div>
      <MapStateLink
        query={closedQuery}
        className={styles.close}
        aria-label={t('shop-on-plan.close')}
        replace
      >
        <Icon name="cross" />
      </MapStateLink>
      <div className={styles.links}>
        <MapStateLink query={directionsQuery} className={buttonClass('primary', 'small')}>
          {t('shop-on-plan.way')}
        </MapStateLink>
        {children}
      </div>
    </section>
  );
}

interface AttractionOnPlanProps extends CardProps {
  /** The `d` of an SVG path on a ground of 24 by 24. */
  icon: string;
  title: ReactNode;
}

export function AttractionOnPlan({ icon, ...card }: AttractionOnPlanProps) {
  return <CardOnPlan {...card} image={<Icon path={icon} className={styles.icon} />} />;
}
