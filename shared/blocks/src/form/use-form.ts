/** One form of a page: sends it, says what became of it, and what is wrong at its fields. */
import {
  type ApiForm,
  type ApiFormData,
  type FormField,
  type FormOutcome,
  failedOutcome,
  formBody,
  inputName,
  isCheckbox,
} from '@mall/contracts';
import {
  type AnalyticsEvent,
  formFailure,
  type Message,
  track,
  useDialogs,
  usePageLocation,
  usePageQuery,
  useShellContext,
} from '@mall/runtime';
import { type FormEvent, useState } from 'react';
import { firstAnswer } from './form-answer.ts';
import { UNAVAILABLE } from './form-texts.ts';
import type { OutcomeMessage } from './outcome-message.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useQueryMessage } from './use-query-message.ts';

type OwnOutcome<Form extends ApiForm> = Exclude<FormOutcome<Form>, 'sent' | 'unavailable'>;

export interface FormOptions<Form extends ApiForm> {
  /**
   * What the visitor reads of each outcome. `sent` is left out by a page that shows the answer's data;
   * `unavailable` always asks to try again later.
   */
  outcomes: Readonly<Record<OwnOutcome<Form>, OutcomeMessage> & { sent?: OutcomeMessage }>;
  /** What is wrong with a field, by the API's code. Of a field's codes the first in this order is shown. */
  errors: Readonly<Record<`${FormField<Form>}:${string}`, string>>;
  /** The hash of the form's part of the page: visitors without a script come back there. */
  hash: string;
  /** Recorded when the form has been taken. */
  event?: AnalyticsEvent;
}

const firstInvalidField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]');

/**
 * The state of the form `name`, for the block `Form` and its fields. A success clears the form, a
 * failure keeps what was typed. While it is sent it is not sent again. Without a script the browser posts
 * it to the page, which then begins with the answer. The page's query may ask for an outcome, too: the
 * API leads there from a mail's link.
 */
export function useForm<Name extends ApiForm>(name: Name, options: FormOptions<Name>) {
  const { errors, hash, event: success } = options;
  const { api, language, formAnswer } = useShellContext();
  const { showMessage } = useDialogs();
  const { pathname } = usePageLocation();
  const query = new URLSearchParams(usePageQuery());
  query.delete(name);
  const [answer, setAnswer] = useState(() => firstAnswer(name, pathname, formAnswer));
  const [sending, oneAtATime] = useOneAtATime();
  const messages: Readonly<Record<string, OutcomeMessage>> = {
    ...options.outcomes,
    unavailable: UNAVAILABLE[language],
  };
  const asked = useQueryMessage(name, messages);

  const say = (outcome: FormOutcome<Name>, more?: Partial<Message>) => {
    const message = messages[outcome];
    if (!message) return;
    const { type, headline, text = '' } = message;
    showMessage({ type, headline, html: text, ...more });
  };

  const succeed = (form: HTMLFormElement, data: ApiFormData[Name]) => {
    form.reset();
    setAnswer({ codes: [], inputs: {}, data });
    if (success) track(success);
    say('sent');
  };

  const fail = (form: HTMLFormElement, error: unknown) => {
    const failure = formFailure(error);
    setAnswer(({ inputs }) => ({ codes: failure.codes, inputs }));
    say(failedOutcome(name, failure), {
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
        (data) => succeed(form, data),
        (error: unknown) => fail(form, error),
      );
    });
  };

  const found = Object.entries<string>(errors).filter(([code]) => answer.codes.includes(code));
  const search = query.size > 0 ? `?${query}` : '';
  return {
    name,
    /** The form's part of this page: a browser without a script posts there. */
    action: `${pathname}${search}#${hash}`,
    sending,
    submit,
    /** The outcome to show beside the form: the page's query or its answer asks for it. */
    shown: asked ?? (answer.outcome && messages[answer.outcome]),
    /** The API's answer to the form that it has taken. */
    data: answer.data,
    /** Every text of `errors` that the last answer asks for. */
    errors: found.map(([, text]) => text),
    /** Name, first value and error of an input. */
    field: (field: FormField<Name>) => {
      const input = inputName(name, field);
      const value = answer.inputs[input];
      return {
        name: input,
        error: found.find(([code]) => code.startsWith(`${field}:`))?.[1],
        ...(isCheckbox(name, field)
          ? { defaultChecked: value !== undefined }
          : { defaultValue: value }),
      };
    },
  };
}

export type FormState = Omit<ReturnType<typeof useForm>, 'field' | 'data'>;
