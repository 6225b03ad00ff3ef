/** Loaded when it is first opened. */
import { useMessages } from '@mall/i18n';
import { formDrafts } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Select, TextField } from '@mall/ui/form';
import { type FormEvent, useRef, useState } from 'react';
import { type Parking, storeParking } from '../../parking-store.ts';
import type { NamedPlace } from '../../shop-query.tsx';
import styles from './parking.module.css';
import { smallPhoto } from './small-photo.ts';

/** The name of the draft, which holds what was typed and not saved. */
const DRAFT = 'parking';

interface ParkingFormProps {
  places: readonly NamedPlace[];
  parking: Parking | undefined;
  onSaved: () => void;
}

function textsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '');
  return { place: textOf('place'), spot: textOf('spot'), note: textOf('note') };
}

export default function ParkingForm({ places, parking, onSaved }: ParkingFormProps) {
  const t = useMessages('shops');
  const [photo, setPhoto] = useState(parking?.photo ?? '');
  const shown = { ...parking, ...formDrafts.get(DRAFT) };
  const [isUnreadable, setIsUnreadable] = useState(false);
  /** Of the file that was chosen last. The form may be sent before it is small. */
  const chosen = useRef<Promise<string | undefined>>(undefined);
  const takePhoto = async (file: File | undefined) => {
    if (!file) return;
    const taken = smallPhoto(file).catch(() => undefined);
    chosen.current = taken;
    const small = await taken;
    if (chosen.current !== taken) return;
    setIsUnreadable(!small);
    if (small) setPhoto(small);
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = textsOf(event.currentTarget);
    const small = await chosen.current;
    formDrafts.delete(DRAFT);
    storeParking({ ...texts, at: Date.now(), photo: small ?? photo });
    onSaved();
  };
  return (
    <form
      className={styles.form}
      onInput={({ currentTarget }) => formDrafts.set(DRAFT, textsOf(currentTarget))}
      onSubmit={(event) => void save(event)}
    >
      {places.length > 0 ? (
        <Select label={t('parking.place')} name="place" defaultValue={shown.place}>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      <TextField
        label={t('parking.spot')}
        hint={t('parking.spotHint')}
        name="spot"
        maxLength={100}
        autoComplete="off"
        defaultValue={shown.spot}
      />
      <TextField
        label={t('parking.note')}
        name="note"
        maxLength={200}
        autoComplete="off"
        defaultValue={shown.note}
      />
      <label className={styles.file}>
        {t('parking.photo')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ target }) => void takePhoto(target.files?.[0])}
        />
      </label>
      <p role="status">{isUnreadable ? t('parking.noPhoto') : null}</p>
      {photo ? <img src={photo} alt={t('parking.photoAlt')} className={styles.photo} /> : null}
      <Button type="submit" size="small">
        {t('parking.save')}
      </Button>
      <p className={styles.note}>{t('parking.private')}</p>
    </form>
  );
}
