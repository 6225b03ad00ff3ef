import { useMessages } from '@mall/i18n';
import { usePageLocation, useShellContext } from '@mall/runtime';
import { Button, formatMoment } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { useEffect, useState } from 'react';
import { LazyPart } from '../../lazy-part.tsx';
import { type Parking, storeParking, useIsParkingKept, useParking } from '../../parking-store.ts';
import type { NamedPlace } from '../../shop-query.tsx';
import { focusAround, takeFocus } from '../../take-focus.ts';
import { Undo } from '../../undo.tsx';
import styles from './parking.module.css';
import { WayToCar } from './way-to-car.tsx';

const loadForm = () => import('./parking-form.tsx');

/** What links to the panel name; they open it. */
const ANCHOR = 'auto';

interface SpaceProps {
  parking: Parking;
  places: readonly NamedPlace[];
  from: string;
  /** Whether the visitor has just noted it: its form had the focus. */
  isNew: boolean;
  onChange: () => void;
  onForget: () => void;
}

function Space({ parking, places, from, isNew, onChange, onForget }: SpaceProps) {
  const t = useMessages('shops');
  const { language } = useShellContext();
  const { place, spot, note, at, photo } = parking;
  const isKept = useIsParkingKept();
  const carPark = places.find(({ id }) => id === place);
  const when = formatMoment(new Date(at).toISOString(), language);
  return (
    <>
      <p className={styles.spot}>{[carPark?.name, spot].filter(Boolean).join(', ')}</p>
      {note ? <p>{note}</p> : null}
      {photo ? <img src={photo} alt={t('parking.photoAlt')} className={styles.photo} /> : null}
      <p ref={isNew ? takeFocus : undefined} tabIndex={-1} className={styles.note}>
        {t('parking.savedAt', { when })}
      </p>
      {isKept ? null : <Notice tone="warning">{t('parking.notKept')}</Notice>}
      <div className={styles.actions}>
        {carPark ? <WayToCar from={from} variant="primary" /> : null}
        <Button
          variant="secondary"
          size="small"
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            onChange();
          }}
        >
          {t('parking.change')}
        </Button>
        <Button variant="quiet" size="small" onClick={onForget}>
          {t('parking.forget')}
        </Button>
      </div>
    </>
  );
}

/** A note of where the car is, kept in the browser alone, and the way back to it. */
export function ParkingPanel({ places, from }: Pick<SpaceProps, 'places' | 'from'>) {
  const t = useMessages('shops');
  const parking = useParking();
  const { hash } = usePageLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [edit, setEdit] = useState<'begun' | 'saved'>();
  const [forgotten, setForgotten] = useState<Parking>();
  useEffect(() => {
    if (hash === `#${ANCHOR}`) setIsOpen(true);
  }, [hash]);
  const forget = () => {
    setEdit(undefined);
    setForgotten(parking);
    storeParking(undefined);
  };
  const undo = () => {
    setEdit(undefined);
    storeParking(forgotten);
  };
  const isChanging = edit === 'begun';
  const isForm = !parking || isChanging;
  return (
    <details
      id={ANCHOR}
      className={styles.panel}
      open={isOpen || Boolean(parking)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.title}>
        <h2>{t('parking.title')}</h2>
      </summary>
      {/* A note from another tab must not replace a form that is being filled in. */}
      <div tabIndex={-1} className={styles.content} onInput={() => setEdit('begun')}>
        {parking && !isChanging ? (
          <Space
            {...{ parking, places, from }}
            isNew={edit === 'saved'}
            onChange={() => setEdit('begun')}
            onForget={forget}
          />
        ) : null}
        {!parking && forgotten ? (
          <Undo className={styles.actions} onUndo={undo}>
            {t('parking.forgotten')}
          </Undo>
        ) : null}
        {isForm && (isOpen || isChanging) ? (
          <LazyPart
            load={loadForm}
            props={{ parking, places, onSaved: () => setEdit('saved') }}
            failed={<Notice tone="warning">{t('parking.notLoaded')}</Notice>}
          />
        ) : null}
      </div>
    </details>
  );
}
