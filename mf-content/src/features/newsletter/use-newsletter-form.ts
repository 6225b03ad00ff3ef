/** The state of the newsletter's form: sending, what came of it, and what is shown then (spec section 8). */
import { type MessageKey, type Translate, useMessages } from '@mall/i18n';
import { failureCodes, type Message, track, useDialogs, useVisit } from '@mall/runtime';
import { type FormEvent, useRef, useState } from 'react';

const DUPLICATE = 'email:duplicate';
/** Codes of the API that a field's own text explains. */
const FIELD_CODES = {
  email: ['email:required', 'email:invalid', 'email:duplicate'],
  accept_terms: ['accept_terms:required'],
} as const;
const ALL_FIELD_CODES: readonly string[] = Object.values(FIELD_CODES).flat();
const NO_FAULTS: readonly string[] = [];

/** Which message a failure has: only a code of a field says that what was typed is wrong. */
function failureText(codes: readonly string[]) {
  // With several codes, the known address decides.
  if (codes.includes(DUPLICATE)) return 'duplicateErrorText';
  return codes.some((code) => ALL_FIELD_CODES.includes(code))
    ? 'errorText'
    : 'outcomes.unavailable';
}

function failureMessage(t: Translate<MessageKey<'content'>>, codes: readonly string[]): Message {
  const text = failureText(codes);
  return { type: 'error', headline: t('newsletter.error'), html: t(`newsletter.${text}`) };
}

const firstFaultyField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]');

/** A failure keeps what was typed; a success clears the form. */
export function useNewsletterForm() {
  const t = useMessages('content');
  const { api } = useVisit();
  const dialogs = useDialogs();
  const [sending, setSending] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const underWay = useRef(false);

  const succeed = (form: HTMLFormElement) => {
    form.reset();
    setFaults(NO_FAULTS);
    track({ event: 'Lead', category: 'Subscribe', label: 'Newsletter' });
    dialogs.showMessage({
      type: 'success',
      headline: t('newsletter.modalSuccessHeadline'),
      html: t('newsletter.successText'),
    });
  };

  const fail = (form: HTMLFormElement, error: unknown) => {
    const codes = failureCodes(error);
    setFaults(codes);
    dialogs.showMessage({
      ...failureMessage(t, codes),
      focusAfter: () => firstFaultyField(form),
      // A dialog gives the focus without a scroll.
      onClose: () => firstFaultyField(form)?.scrollIntoView({ block: 'nearest' }),
    });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('email') ?? '');
    const accept_terms = fields.has('newsletter_consent');
    await api.post('newsletter', { email, accept_terms }).then(
      () => succeed(form),
      (error: unknown) => fail(form, error),
    );
    underWay.current = false;
    setSending(false);
  };

  /** What is wrong with a field, as a visitor reads it. */
  const faultOf = (field: 'email' | 'accept_terms') => {
    const code = FIELD_CODES[field].find((known) => faults.includes(known));
    return code && t(`newsletter.faults.${code}`);
  };

  return { sending, submit, faultOf };
}
