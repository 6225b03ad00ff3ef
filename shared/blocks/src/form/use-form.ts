/** One form of a page: sends it, says what became of it, and what is wrong at its fields. */
import {
  type ApiForm,
  type ApiFormBody,
  type FormOutcome,
  failedOutcome,
  formBody,
} from '@mall/contracts';
import {
  type AnalyticsEvent,
  formFailure,
  track,
  useDialogs,
  usePageLocation,
  useVisit,
} from '@mall/runtime';
import { type FormEvent, useState } from 'react';
import { UNAVAILABLE } from './form-texts.ts';
import type { OutcomeMessage } from './outcome-message.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useQueryMessage } from './use-query-message.ts';

type FieldOf<Form extends ApiForm> = keyof ApiFormBody[Form] & string;

export interface FormOptions<Form extends ApiForm> {
  /** What the visitor reads of each outcome; `unavailable` asks to try again later. */
  outcomes: Readonly<Record<Exclude<FormOutcome<Form>, 'unavailable'>, OutcomeMessage>>;
  /** What is wrong with a field, by the API's code. Of a field's codes the first in this order is shown. */
  errors: Readonly<Record<`${FieldOf<Form>}:${string}`, string>>;
  /** The hash of the form's part of the page: visitors without a script come back there. */
  hash: string;
  /** Recorded when the form has been taken. */
  event?: AnalyticsEvent;
}

const NO_CODES: readonly string[] = [];

const firstInvalidField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]');

/**
 * The state of the form `name`, for the block `Form` and its fields. A success clears the form, a
 * failure keeps what was typed. While it is sent it is not sent again. An outcome in the page's query
 * is shown, too: the API leads there from a mail's link, and when there was no script.
 */
export function useForm<Name extends ApiForm>(name: Name, options: FormOptions<Name>) {
  const { errors, hash, event: success } = options;
  const { api, language } = useVisit();
  const { showMessage } = useDialogs();
  const { pathname } = usePageLocation();
  const [codes, setCodes] = useState(NO_CODES);
  const [sending, oneAtATime] = useOneAtATime();
  const outcomes = { ...options.outcomes, unavailable: UNAVAILABLE[language] };
  const shown = useQueryMessage(name, outcomes);

  const messageOf = (outcome: FormOutcome<Name>) => {
    const messages: Readonly<Record<string, OutcomeMessage>> = outcomes;
    const { type, headline, text = '' } = messages[outcome] ?? outcomes.unavailable;
    return { type, headline, html: text };
  };

  const succeed = (form: HTMLFormElement) => {
    form.reset();
    setCodes(NO_CODES);
    if (success) track(success);
    showMessage(messageOf('sent'));
  };

  const fail = (form: HTMLFormElement, error: unknown) => {
    const failure = formFailure(error);
    setCodes(failure.codes);
    showMessage({
      ...messageOf(failedOutcome(name, failure)),
      focusAfter: () => firstInvalidField(form),
      // A dialog gives the focus without a scroll.
      onClose: () => firstInvalidField(form)?.scrollIntoView({ block: 'nearest' }),
    });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    oneAtATime(async () => {
      const body = formBody(name, Object.fromEntries(new FormData(form)));
      await api.post(name, body).then(
        () => succeed(form),
        (error: unknown) => fail(form, error),
      );
    });
  };

  const found = Object.entries<string>(errors).filter(([code]) => codes.includes(code));
  return {
    name,
    /** Where a visitor without a script comes back to. */
    page: `${pathname}#${hash}`,
    sending,
    submit,
    /** The outcome that the page's query asks for. */
    shown,
    /** Every text of `errors` that the last answer asks for. */
    errors: found.map(([, text]) => text),
    /** What is wrong with a field; undefined when nothing is known. */
    errorOf: (field: FieldOf<Name>) => found.find(([code]) => code.startsWith(`${field}:`))?.[1],
  };
}

export type FormState = Omit<ReturnType<typeof useForm>, 'errorOf'>;
