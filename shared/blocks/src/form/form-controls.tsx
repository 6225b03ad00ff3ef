/** The parts that every form has beside its own fields. */
import type { Language } from '@mall/contracts';
import { PageLink, useShellContext } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Checkbox } from '@mall/ui/form';
import type { ComponentProps, ReactNode } from 'react';
import { NewTabNote } from '../new-tab-note/new-tab-note.tsx';
import styles from './form.module.css';
import FORM_TEXTS from './form-texts.json';
import type { FormState } from './use-form.ts';

const CONSENT: Readonly<Record<Language, readonly [before: string, link: string]>> = {
  hu: ['Elfogadom az', 'adatvédelmi tájékoztatót'],
  en: ['I accept the', 'privacy notice'],
};

type ConsentFieldProps = Omit<ComponentProps<typeof Checkbox>, 'label'>;

/**
 * The text that is agreed to opens beside the form, so that what was typed stays. Not `required` where the
 * server alone checks it.
 */
export function ConsentField(field: ConsentFieldProps) {
  const [before, link] = CONSENT[useShellContext().language];
  const label = (
    <>
      {before}{' '}
      <PageLink to="privacy" target="_blank">
        {link}
        <NewTabNote />
      </PageLink>
      .
    </>
  );
  return <Checkbox label={label} required {...field} />;
}

/** Explains the star beside labels. Hidden from screen readers, which announce each required field. */
export function RequiredNote() {
  const { language } = useShellContext();
  return (
    <p className={styles.required} aria-hidden="true">
      <span className={styles.star}>*</span> {FORM_TEXTS[language].required}
    </p>
  );
}

/** Sends `form`, and shows that it is being sent. */
export function SubmitButton({ form, children }: { form: FormState; children: ReactNode }) {
  const { language } = useShellContext();
  return (
    <Button
      type="submit"
      size="large"
      aria-disabled={form.sending}
      aria-busy={form.sending}
      className={styles.submit}
    >
      {form.sending ? FORM_TEXTS[language].sending : children}
    </Button>
  );
}
