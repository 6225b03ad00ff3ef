/** The file of the proof, with a preview of a picture. */
import { UPLOAD_FILE_TYPES } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { TextField } from '@mall/ui/form';
import { type ChangeEvent, useEffect, useState } from 'react';
import styles from './proof-field.module.css';
import { isTooLarge } from './upload-state.ts';

interface ProofFieldProps {
  id: string;
  error: string | undefined;
}

interface Chosen {
  name: string;
  /** Of a picture. */
  url: string | undefined;
  isTooLarge: boolean;
}

function chosenOf(file: File): Chosen {
  const isPicture = file.type.startsWith('image/');
  return {
    name: file.name,
    url: isPicture ? URL.createObjectURL(file) : undefined,
    isTooLarge: isTooLarge(file),
  };
}

function Preview({ chosen }: { chosen: Chosen }) {
  const t = useMessages('campaigns');
  return (
    <figure className={styles.preview}>
      {chosen.url ? (
        <img src={chosen.url} alt={t('promotion-upload.preview')} className={styles.picture} />
      ) : (
        <span className={styles.document} aria-hidden="true">
          PDF
        </span>
      )}
      <figcaption className={styles.name}>{chosen.name}</figcaption>
    </figure>
  );
}

export function ProofField({ id, error }: ProofFieldProps) {
  const t = useMessages('campaigns');
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(
    () => () => {
      if (chosen?.url) URL.revokeObjectURL(chosen.url);
    },
    [chosen],
  );
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    setChosen(file && chosenOf(file));
  };
  return (
    <div className={styles.field}>
      <TextField
        id={id}
        type="file"
        name="image_proof"
        label={t('promotion-upload.proof')}
        hint={t('promotion-upload.proofHint')}
        required
        accept={UPLOAD_FILE_TYPES.join(',')}
        error={chosen?.isTooLarge ? t('promotion-upload.tooLarge') : error}
        onChange={choose}
      />
      {chosen ? <Preview chosen={chosen} /> : null}
    </div>
  );
}
