/** One form of a page: its action and fields, and what the last response means for them. */
import {
  type ApiForm,
  type DeclaredForm,
  type FormField,
  type FormOutcome,
  fileField,
  inputName,
  isCheckbox,
} from '@mall/contracts';
import {
  type AnalyticsEvent,
  track,
  usePageLocation,
  usePageQuery,
  useShellContext,
} from '@mall/runtime';
import { type FormEvent, useId, useState } from 'react';
import FORM_TEXTS from './form-texts.json';
import {
  type OutcomeMessage,
  type OutcomeMessages,
  useOutcomeDialog,
  useQueryMessage,
} from './outcome-messages.ts';
import { useSubmission } from './use-submission.ts';

type OwnOutcome<Form extends ApiForm> = Exclude<
  FormOutcome<Form>,
  'sent' | 'refused' | 'unavailable'
>;

export interface FormOptions<Form extends ApiForm> {
  /**
   * What the visitor reads of each outcome. `sent` is left out by a page that shows the response's data,
   * `refused` where the list of errors is enough. A form with a message for `lost` is sent again by itself
   * once the network is back; without it a lost connection is `unavailable`, which has its own message.
   */
  outcomes: Readonly<
    Record<OwnOutcome<Form>, OutcomeMessage> &
      Partial<Record<'sent' | 'refused' | 'lost', OutcomeMessage>>
  >;
  /** What is wrong with a field, by the API's code. Of a field's codes the first in this order is shown. */
  errors: Readonly<Partial<Record<`${FormField<Form>}:${string}`, string>>>;
  /** The hash of the form's part of the page: visitors without a script come back there. */
  hash: string;
  /** The parameter of the form's path. */
  param?: string | undefined;
  /**
   * Shows every outcome beside the form, which gets the focus, instead of a dialog: for long forms, and
   * where the dialogs' code may be out of reach. The browser then checks no field.
   */
  inPage?: boolean;
  /** Recorded when the form has been accepted. */
  event?: AnalyticsEvent;
}

/**
 * The URL that a browser without a script posts the form to: the form's part of this page. The query key
 * with the form's name holds the parameter of the form's path.
 */
function useAction({ name }: { name: ApiForm }, hash: string, param: string | undefined): string {
  const { pathname } = usePageLocation();
  const query = new URLSearchParams(usePageQuery());
  query.delete(name);
  if (param !== undefined) query.set(name, param);
  const search = String(query) && `?${query}`;
  return `${pathname}${search}#${hash}`;
}

/** The texts of `errors` that apply, each with its field. */
function errorsOf<Form extends ApiForm>(
  errors: FormOptions<Form>['errors'],
  codes: readonly string[],
) {
  return Object.entries<string | undefined>(errors).flatMap(([code, text]) => {
    // The keys of `errors` begin with a field.
    const field = code.slice(0, code.indexOf(':')) as FormField<Form>;
    return text && codes.includes(code) ? [{ field, text }] : [];
  });
}

/**
 * The inputs that were changed after the last response and that the browser takes for right by now: their
 * errors leave, and come back with what is wrong again. The server has the last word.
 */
function useFixedInputs(count: number) {
  const [fixed, setFixed] = useState({ count, inputs: [] as readonly string[] });
  const inputs = fixed.count === count ? fixed.inputs : [];
  const check = ({ target }: Pick<FormEvent<HTMLFormElement>, 'target'>) => {
    const { name, validity } = target as HTMLInputElement;
    if (!(name && validity) || inputs.includes(name) === validity.valid) return;
    const others = inputs.filter((input) => input !== name);
    setFixed({ count, inputs: validity.valid ? [...others, name] : others });
  };
  return { inputs, check };
}

/**
 * The state of a form, for the block `Form` and its fields. A success clears the form; a failure keeps
 * what was typed, and so does a visit of another page in the same document. Without a script the browser
 * posts it to the page, which is then rendered with the response. The page's query may ask for an
 * outcome, too: the API redirects there from the link in a mail.
 */
export function useForm<Name extends ApiForm>(
  declared: DeclaredForm<Name>,
  { outcomes, errors, hash, param, inPage = false, event }: FormOptions<Name>,
) {
  const { name } = declared;
  const { language } = useShellContext();
  const id = useId();
  // A failure that has nothing to do with the visitor's input (requirement 6.2).
  const unavailable = { type: 'error' as const, ...FORM_TEXTS[language].unavailable };
  const messages: OutcomeMessages = { ...outcomes, unavailable };
  const showOutcome = useOutcomeDialog(messages);
  const submission = useSubmission(declared, {
    param,
    sendsAgain: 'lost' in outcomes,
    onOutcome: (outcome, form) => {
      if (outcome === 'sent' && event) track(event);
      if (!inPage || messages[outcome]?.type === 'attend') showOutcome(outcome, form);
    },
  });
  const { response, inputs, count } = submission;
  // After a response the dialog has shown the outcome.
  const outcome = inPage || count === 0 ? response.outcome : undefined;
  const asked = useQueryMessage(name, messages, inPage);
  const message = outcome && messages[outcome];
  const codes = response.codes ?? [];
  // Correcting fields does not help, e.g. after the link in a mail has expired.
  const isFinal = codes.some((code) => code in declared.outcomeByCode && !(code in errors));
  const found = isFinal ? [] : errorsOf<Name>(errors, codes);
  const fixed = useFixedInputs(count);
  const isFixed = (field: FormField<Name>) => fixed.inputs.includes(inputName(declared, field));
  const fieldId = (field: FormField<Name>) => `${id}-${inputName(declared, field)}`;
  return {
    ...submission,
    name,
    action: useAction(declared, hash, param),
    encType: fileField(declared) ? 'multipart/form-data' : undefined,
    inPage,
    /** The server repeats no password that was typed. */
    hasPassword: 'password' in declared.fields && !codes.includes('password:required'),
    /** Called when an input has changed. */
    checkInput: fixed.check,
    /** What the last response means, where no dialog shows it. */
    outcome,
    /** The message to show beside the form: the page's query or its response asks for it. */
    shown: inPage && outcome ? message : (asked ?? message),
    /** The API's response to the form that it has accepted. */
    data: response.data,
    /** A list of them keeps its lines while the fields below are corrected. */
    errors: found.map(({ field, text }) => ({ text, id: fieldId(field), fixed: isFixed(field) })),
    /** Id, name, first value and error of an input; a list of errors in the page is announced instead of each. */
    field: (field: FormField<Name>) => {
      const input = inputName(declared, field);
      const value = inputs[input];
      return {
        id: fieldId(field),
        name: input,
        error: isFixed(field) ? undefined : found.find((error) => error.field === field)?.text,
        announced: !inPage,
        ...(isCheckbox(declared, field)
          ? { defaultChecked: value !== undefined }
          : { defaultValue: value }),
      };
    },
  };
}

/** What the block `Form` and its parts need of any form. */
export type FormState = Omit<
  ReturnType<typeof useForm>,
  'again' | 'data' | 'field' | 'hasPassword' | 'outcome' | 'response'
> & { outcome: string | undefined; hasPassword?: boolean };
