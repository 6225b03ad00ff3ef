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

const TOO_LARGE = 'image_proof:too_large';
const INVALID = 'image_proof:invalid';

/** A file without a known type is left to the server, which judges by content. */
function problemOf({ size, type }: File): typeof TOO_LARGE | typeof INVALID | undefined {
  if (size > FILE_MAX_BYTES) return TOO_LARGE;
  const isAccepted = type === '' || FILE_TYPES.some((accepted) => accepted === type);
  return isAccepted ? undefined : INVALID;
}

function chosenOf(file: File) {
  const problem = problemOf(file);
  const isPicture = file.type.startsWith('image/') && problem !== INVALID;
  return {
    name: file.name,
    isPdf: file.type === 'application/pdf',
    url: isPicture ? URL.createObjectURL(file) : undefined,
    problem,
  };
}

type Chosen = ReturnType<typeof chosenOf>;

function Preview({ chosen }: { chosen: Chosen }) {
  const t = useMessages('campaigns');
  return (
    <figure className={styles.preview}>
      {chosen.url ? (
        <img src={chosen.url} alt={t('receipt.preview')} className={styles.picture} />
      ) : null}
      {chosen.isPdf ? (
        <span className={styles.document} aria-hidden="true">
          PDF
        </span>
      ) : null}
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
  const errors = fieldErrors(receiptForm, language);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    const next = file && chosenOf(file);
    setChosen(next);
    const isTooLarge = next?.problem === TOO_LARGE;
    currentTarget.setCustomValidity((isTooLarge && errors[TOO_LARGE]) || '');
  };
  return (
    <div className={styles.field}>
      <TextField
        type="file"
        label={t('receipt.file')}
        hint={t('receipt.fileHint')}
        required
        accept={FILE_TYPES.join(',')}
        error={chosen?.problem ? errors[chosen.problem] : error}
        onChange={choose}
        {...field}
      />
      {chosen ? <Preview chosen={chosen} /> : null}
    </div>
  );
}
