import { fieldErrors } from '@mall/blocks';
import { FILE_MAX_BYTES, FILE_TYPES } from '@mall/contracts';
import { form as receiptForm } from '@mall/contracts/forms/receipt';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { TextField } from '@mall/ui/form';
import { type ChangeEvent, useEffect, useState } from 'react';
import styles from './file-field.module.css';

interface FileFieldProps {
  id: string;
  name: string;
  error: string | undefined;
}

function chosenOf(file: File) {
  const isPicture = file.type.startsWith('image/');
  return {
    name: file.name,
    url: isPicture ? URL.createObjectURL(file) : undefined,
    isTooLarge: file.size > FILE_MAX_BYTES,
  };
}

type Chosen = ReturnType<typeof chosenOf>;

function Preview({ chosen }: { chosen: Chosen }) {
  const t = useMessages('campaigns');
  return (
    <figure className={styles.preview}>
      {chosen.url ? (
        <img src={chosen.url} alt={t('receipt.preview')} className={styles.picture} />
      ) : (
        <span className={styles.document} aria-hidden="true">
          PDF
        </span>
      )}
      <figcaption className={styles.name}>{chosen.name}</figcaption>
    </figure>
  );
}

export function FileField({ error, ...field }: FileFieldProps) {
  const t = useMessages('campaigns');
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(
    () => () => {
      if (chosen?.url) URL.revokeObjectURL(chosen.url);
    },
    [chosen],
  );
  const { language } = useShellContext();
  const tooLarge = fieldErrors(receiptForm, language)['image_proof:too_large'];
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    const next = file && chosenOf(file);
    setChosen(next);
    currentTarget.setCustomValidity((next?.isTooLarge && tooLarge) || '');
  };
  return (
    <div className={styles.field}>
      <TextField
        type="file"
        label={t('receipt.file')}
        hint={t('receipt.fileHint')}
        required
        accept={FILE_TYPES.join(',')}
        error={chosen?.isTooLarge ? tooLarge : error}
        onChange={choose}
        {...field}
      />
      {chosen ? <Preview chosen={chosen} /> : null}
    </div>
  );
}
