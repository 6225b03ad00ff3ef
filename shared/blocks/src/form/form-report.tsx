/** Why a form was not accepted, above its fields; it takes the focus when it appears. */
import type { Language } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import styles from './form.module.css';
import { FormErrors } from './form-errors.tsx';
import { ERRORS_TITLE, REFUSED, RETRY } from './form-texts.ts';
import type { OutcomeMessage } from './outcome-message.ts';
import { useFocusOnResponse } from './use-focus-on-response.ts';
import type { FormState } from './use-form.ts';

/** For an outcome without a message of its own. */
const defaultMessage = (
  errors: FormState['errors'],
  language: Language,
): Partial<OutcomeMessage> => ({
  headline: errors.length > 0 ? ERRORS_TITLE[language] : REFUSED[language],
});

export function FormReport({ form }: { form: FormState }) {
  const { language } = useShellContext();
  const ref = useFocusOnResponse<HTMLDivElement>(form.count);
  const { outcome, shown, errors } = form;
  if (!shown && outcome !== 'refused') return null;
  const { headline, text, more } = shown ?? defaultMessage(errors, language);
  return (
    <div ref={ref} tabIndex={-1} className={styles.report}>
      <div role="alert">
        <Notice tone={shown?.type === 'success' ? 'success' : 'error'} title={headline}>
          {text ? <p>{text}</p> : null}
          {more ? <p>{more}</p> : null}
          <FormErrors errors={errors} />
          {outcome === 'unavailable' || outcome === 'lost' ? (
            <Button type="submit" variant="secondary" className={styles.retry}>
              {RETRY[language]}
            </Button>
          ) : null}
        </Notice>
      </div>
    </div>
  );
}
