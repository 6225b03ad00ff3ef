/** The state of the newsletter's form: sending, what came of it, and what is shown then (spec section 8). */
import { type TFunction, useMessages } from '@mall/i18n';
import { failureCodes, type Message, track, useDialogs, useVisit } from '@mall/runtime';
import { type FormEvent, useRef, useState } from 'react';

const DUPLICATE = 'email:duplicate';
const NO_FAULTS: readonly string[] = [];

/** With several codes, the known address decides. */
function failureMessage(t: TFunction, codes: readonly string[]): Message {
  const text = codes.includes(DUPLICATE) ? 'duplicateErrorText' : 'errorText';
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
    const code = faults.find((fault) => fault.startsWith(`${field}:`));
    return code && t(`newsletter.faults.${code}`, { nsSeparator: false });
  };

  return { sending, submit, faultOf };
}
