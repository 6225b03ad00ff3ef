/** Why a form was not taken, above its fields: it takes the focus when it comes. */
import type { Language } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import styles from './form.module.css';
import { FormErrors } from './form-errors.tsx';
import { ERRORS_TITLE, REFUSED, RETRY } from './form-texts.ts';
import type { OutcomeMessage } from './outcome-message.ts';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';
import type { FormState } from './use-form.ts';

/** Where the outcome has no words of its own. */
const said = (errors: FormState['errors'], language: Language): Partial<OutcomeMessage> => ({
  headline: errors.length > 0 ? ERRORS_TITLE[language] : REFUSED[language],
});

export function FormReport({ form }: { form: FormState }) {
  const { language } = useShellContext();
  const ref = useFocusOnAnswer<HTMLDivElement>(form.count);
  const { outcome, shown, errors } = form;
  if (!shown && outcome !== 'refused') return null;
  const { headline, text, more } = shown ?? said(errors, language);
  return (
    <div ref={ref} tabIndex={-1} className={styles.report}>
      <div role="alert">
        <Notice tone={shown?.type === 'success' ? 'success' : 'error'} title={headline}>
          {text ? <p>{text}</p> : null}
          {more ? <p>{more}</p> : null}
          <FormErrors errors={errors} />
          {outcome === 'unavailable' ? (
            <Button type="submit" variant="secondary" className={styles.retry}>
              {RETRY[language]}
            </Button>
          ) : null}
        </Notice>
      </div>
    </div>
  );
}
