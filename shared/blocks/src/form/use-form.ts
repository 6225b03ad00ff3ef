/** One form of a page: sends it, says what became of it, and what is wrong at its fields. */
import {
  type ApiForm,
  type ApiFormData,
  type DeclaredForm,
  type FormField,
  type FormOutcome,
  failedOutcome,
  formBody,
  inputName,
  isCheckbox,
  shownAgain,
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
import { type FormEvent, useId, useState } from 'react';
import { firstAnswer, replacedAnswers } from './form-answer.ts';
import { formDrafts } from './form-draft.ts';
import { UNAVAILABLE } from './form-texts.ts';
import type { OutcomeMessage } from './outcome-message.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useQueryMessage } from './use-query-message.ts';

type OwnOutcome<Form extends ApiForm> = Exclude<
  FormOutcome<Form>,
  'sent' | 'refused' | 'unavailable'
>;

export interface FormOptions<Form extends ApiForm> {
  /**
   * What the visitor reads of each outcome. `sent` is left out by a page that shows the answer's data,
   * `refused` where the list of errors says it; `unavailable` always asks to try again later.
   */
  outcomes: Readonly<
    Record<OwnOutcome<Form>, OutcomeMessage> & { sent?: OutcomeMessage; refused?: OutcomeMessage }
  >;
  /** What is wrong with a field, by the API's code. Of a field's codes the first in this order is shown. */
  errors: Readonly<Partial<Record<`${FormField<Form>}:${string}`, string>>>;
  /** The hash of the form's part of the page: visitors without a script come back there. */
  hash: string;
  /**
   * Says every outcome where the form is, and gives it the focus, instead of a dialog: for long forms,
   * and where the dialogs' code may be out of reach. The browser then checks no field.
   */
  inPage?: boolean;
  /** Recorded when the form has been taken. */
  event?: AnalyticsEvent;
}

const firstInvalidField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]');

const typedInto = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/**
 * The state of a form, for the block `Form` and its fields. A success clears the form; a failure keeps
 * what was typed, and so does a visit of another page in the same document. While it is sent it is not
 * sent again. Without a script the browser posts it to the page, which then begins with the answer. The
 * page's query may ask for an outcome, too: the API leads there from a mail's link.
 */
export function useForm<Name extends ApiForm>(
  declared: DeclaredForm<Name>,
  options: FormOptions<Name>,
) {
  const { name } = declared;
  const { errors, hash, inPage = false, event: success } = options;
  const { api, language, formAnswer } = useShellContext();
  const { showMessage } = useDialogs();
  const { pathname } = usePageLocation();
  const query = new URLSearchParams(usePageQuery());
  query.delete(name);
  const [answer, setAnswer] = useState(() => firstAnswer(declared, pathname, formAnswer));
  const [sending, oneAtATime] = useOneAtATime();
  const id = useId();
  const messages: Readonly<Record<string, OutcomeMessage | undefined>> = {
    ...options.outcomes,
    unavailable: UNAVAILABLE[language],
  };
  const asked = useQueryMessage(name, messages, inPage);

  const say = (outcome: FormOutcome<Name>, more?: Partial<Message>) => {
    const message = messages[outcome];
    if (!message || inPage) return;
    const { type, headline, text = '' } = message;
    showMessage({ type, headline, html: text, ...more });
  };

  const keep = ({ currentTarget }: Pick<FormEvent<HTMLFormElement>, 'currentTarget'>) => {
    formDrafts.set(name, shownAgain(declared, typedInto(currentTarget)));
  };

  const succeed = (form: HTMLFormElement, data: ApiFormData[Name]) => {
    formDrafts.set(name, {});
    form.reset();
    const outcome = inPage ? 'sent' : undefined;
    setAnswer(({ count }) => ({ codes: [], inputs: {}, data, outcome, count: count + 1 }));
    if (success) track(success);
    say('sent');
  };

  const fail = (form: HTMLFormElement, error: unknown) => {
    const { status, codes } = formFailure(error);
    const failed = failedOutcome(declared, { status, codes });
    const outcome = inPage ? failed : undefined;
    setAnswer(({ inputs, count }) => ({ codes, inputs, outcome, count: count + 1 }));
    say(failed, {
      focusAfter: () => firstInvalidField(form),
      // A dialog gives the focus without a scroll.
      onClose: () => firstInvalidField(form)?.scrollIntoView({ block: 'nearest' }),
    });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    oneAtATime(async () => {
      if (formAnswer) replacedAnswers.add(formAnswer);
      const body = formBody(declared, typedInto(form));
      await api.post(declared, body).then(
        (data) => succeed(form, data),
        (error: unknown) => fail(form, error),
      );
    });
  };

  const fieldId = (field: FormField<Name>) => `${id}-${inputName(declared, field)}`;
  const found = Object.entries<string | undefined>(errors).flatMap(([code, text]) => {
    // The keys of `errors` begin with a field.
    const field = code.slice(0, code.indexOf(':')) as FormField<Name>;
    return text && answer.codes.includes(code) ? [{ field, text, id: fieldId(field) }] : [];
  });
  const answered = answer.outcome && messages[answer.outcome];
  const search = String(query) && `?${query}`;
  return {
    name,
    /** The form's part of this page: a browser without a script posts there. */
    action: `${pathname}${search}#${hash}`,
    sending,
    submit,
    /** Keeps what the visitor types. */
    keep,
    inPage,
    /** What the last answer means, where no dialog says it. */
    outcome: answer.outcome,
    /** The outcome to show beside the form: the page's query or its answer asks for it. */
    shown: inPage && answer.outcome ? answered : (asked ?? answered),
    /** The API's answer to the form that it has taken. */
    data: answer.data,
    /** How many answers have come since the page was loaded. */
    count: answer.count,
    /** Every text of `errors` that the last answer asks for, with the id of its control. */
    errors: found,
    /** Id, name, first value and error of an input; a list of errors in the page is read out instead of each. */
    field: (field: FormField<Name>) => {
      const input = inputName(declared, field);
      const value = answer.inputs[input];
      return {
        id: fieldId(field),
        name: input,
        error: found.find((error) => error.field === field)?.text,
        announced: !inPage,
        ...(isCheckbox(declared, field)
          ? { defaultChecked: value !== undefined }
          : { defaultValue: value }),
      };
    },
  };
}

export interface FormState
  extends Pick<
    ReturnType<typeof useForm>,
    'name' | 'action' | 'sending' | 'submit' | 'keep' | 'inPage' | 'shown' | 'count'
  > {
  outcome: string | undefined;
  errors: readonly { text: string; id: string }[];
}
