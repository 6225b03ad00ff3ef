/** What became of a form, in its place, above its fields, or beside a form whose outcomes a dialog shows. */
import { useShellContext } from '@mall/runtime';
import { Button, Icon } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';
import FORM_TEXTS from './form-texts.json';
import type { OutcomeMessage } from './outcome-messages.ts';
import type { FormState } from './use-form.ts';

/** So few errors are visible at a glance, each at its field. */
const MAX_ERRORS_WITHOUT_LIST = 2;

/**
 * Moves the focus to an element after each response; `count` of a form counts them. A response that the
 * page was rendered with moves no focus: the URL's hash leads there.
 */
export function useFocusOnResponse<Element extends HTMLElement>(count: number) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (count > 0) ref.current?.focus();
  }, [count]);
  return ref;
}

interface FormDoneProps {
  message: OutcomeMessage;
  count: number;
  /** Further steps. */
  children?: ReactNode;
}

/** Replaces an accepted form. */
export function FormDone({ message: { headline, text, more }, count, children }: FormDoneProps) {
  const ref = useFocusOnResponse<HTMLHeadingElement>(count);
  return (
    <div className={styles.done} data-form-done>
      <Icon name="check" className={styles.icon} />
      <h3 ref={ref} tabIndex={-1}>
        {headline}
      </h3>
      {text ? <p role="status">{text}</p> : null}
      {more}
      {children}
    </div>
  );
}

/** Where the router is not needed, and the focus moves in every browser. */
function focusOn(id: string): boolean {
  const control = document.getElementById(id);
  control?.focus();
  return control !== null;
}

/** Each line leads to its field. */
function FormErrors({ errors }: Pick<FormState, 'errors'>) {
  if (errors.length === 0) return null;
  return (
    <ul>
      {errors.map(({ id, text, fixed }) => (
        <li key={`${id} ${text}`}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              if (focusOn(id)) event.preventDefault();
            }}
          >
            {fixed ? <s>{text}</s> : text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Above the fields of a form that was not accepted; it takes the focus when it appears. */
export function FormReport({ form }: { form: FormState }) {
  const texts = FORM_TEXTS[useShellContext().language];
  const ref = useFocusOnResponse<HTMLDivElement>(form.count);
  const { outcome, shown, errors, hasPassword, encType } = form;
  if (!shown && outcome !== 'refused') return null;
  const title = errors.length > 0 ? texts.errorsTitle : texts.refused;
  return (
    <div ref={ref} tabIndex={-1} className={styles.report}>
      <div role="alert">
        <Notice tone="error" title={shown?.headline ?? title}>
          {shown?.text ? <p>{shown.text}</p> : null}
          {shown?.more ? <p className={styles.more}>{shown.more}</p> : null}
          {(hasPassword || encType) && (outcome === 'refused' || outcome === 'unavailable') ? (
            <p className="unscripted-only">{hasPassword ? texts.password : texts.file}</p>
          ) : null}
          <FormErrors errors={errors} />
          {outcome === 'unavailable' || outcome === 'lost' ? (
            <Button type="submit" variant="secondary" className={styles.retry}>
              {texts.retry}
            </Button>
          ) : null}
        </Notice>
      </div>
    </div>
  );
}

/** Beside a form whose outcomes a dialog shows. */
export function FormNotices({ form: { shown, errors } }: { form: FormState }) {
  const texts = FORM_TEXTS[useShellContext().language];
  const { type, headline = '', text = headline, notice = text } = shown ?? {};
  return (
    <>
      {shown ? (
        <div role="status" className={styles.outcome}>
          <Notice tone={type === 'error' ? 'warning' : 'success'}>
            <p>{notice}</p>
          </Notice>
        </div>
      ) : null}
      {errors.length > MAX_ERRORS_WITHOUT_LIST ? (
        <Notice tone="warning" title={texts.errorsTitle}>
          <FormErrors errors={errors} />
        </Notice>
      ) : null}
    </>
  );
}
