/** Sends a form, and keeps its last response and what was typed. */
import {
  type ApiForm,
  type DeclaredForm,
  type FormInputs,
  failedForm,
  formBody,
  repopulatedValues,
} from '@mall/contracts';
import { draftKey, formDrafts, formFailure, usePageLocation, useShellContext } from '@mall/runtime';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  firstResponse,
  type LastOutcome,
  type LastResponse,
  postedResponse,
  replacedResponses,
} from './last-response.ts';

interface SubmissionOptions<Name extends ApiForm> {
  /** The parameter of the form's path. */
  param?: string | undefined;
  /** Sends the form again by itself after a lost connection. */
  sendsAgain: boolean;
  /** Called with what became of `form`. */
  onOutcome: (outcome: LastOutcome<Name>, form: HTMLFormElement) => void;
}

const inputsOf = (form: HTMLFormElement): FormInputs => Object.fromEntries(new FormData(form));

/** A control that its own code has refused, for instance because its file is too large. */
const refusedControl = (form: HTMLFormElement) =>
  [...form.elements].find(
    (control) => control instanceof HTMLInputElement && control.validity.customError,
  ) as HTMLInputElement | undefined;

/** Submits a form again, as it is by then, once the network is back. */
function useSendAgain(form: RefObject<HTMLFormElement | null>, isLost: boolean): void {
  const send = useEffectEvent(() => form.current?.requestSubmit());
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isLost]);
}

export function useSubmission<Name extends ApiForm>(
  declared: DeclaredForm<Name>,
  { param, sendsAgain, onOutcome }: SubmissionOptions<Name>,
) {
  const { api, formResponse } = useShellContext();
  const posted = postedResponse(declared, usePageLocation().pathname, formResponse);
  const draft = draftKey(declared.name, param);
  const [response, setResponse] = useState<Partial<LastResponse<Name>>>(() =>
    firstResponse(declared, posted),
  );
  const [inputs, setInputs] = useState(() => formDrafts.get(draft) ?? posted?.inputs ?? {});
  const [count, setCount] = useState(0);
  const [progress, setProgress] = useState<number>();
  const [sending, setSending] = useState(false);
  const sent = useRef<HTMLFormElement>(null);
  useSendAgain(sent, response.outcome === 'lost');

  const failed = (error: unknown): LastResponse<Name> => {
    const { status, codes } = formFailure(error);
    if (status === 0 && sendsAgain) return { outcome: 'lost', codes };
    return failedForm(declared, { status, codes });
  };

  const send = async (form: HTMLFormElement): Promise<LastResponse<Name>> => {
    const body = formBody(declared, inputsOf(form));
    try {
      const data = await api.post(declared, body, { param, onProgress: setProgress });
      formDrafts.set(draft, {});
      setInputs({});
      form.reset();
      return { outcome: 'sent', codes: [], data };
    } catch (error) {
      return failed(error);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refused = refusedControl(form);
    if (refused) return refused.focus();
    if (sending) return;
    sent.current = form;
    setSending(true);
    if (formResponse) replacedResponses.add(formResponse);
    const next = await send(form);
    setProgress(undefined);
    setResponse(next);
    setCount((before) => before + 1);
    setSending(false);
    onOutcome(next.outcome, form);
  };

  /** Shows the empty form again after an accepted one. */
  const again = () => {
    if (formResponse) replacedResponses.add(formResponse);
    setResponse({});
  };

  const keep = ({ currentTarget }: Pick<FormEvent<HTMLFormElement>, 'currentTarget'>) => {
    formDrafts.set(draft, repopulatedValues(declared, inputsOf(currentTarget)));
  };
  return { response, inputs, count, sending, progress, submit, again, keep };
}
