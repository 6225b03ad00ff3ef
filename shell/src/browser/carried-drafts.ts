/**
 * Carries what is typed into the forms of the page over to the next document of the tab, for whatever reason
 * it is loaded: drafts are in session storage from the `pagehide` of one to the start of the next. They are
 * filled in before the page is hydrated, like text that was typed meanwhile. Passwords, files and inputs that
 * browsers are asked not to keep are left out.
 */
import type { FormResponse } from '@mall/contracts';
import { draftKey, formDrafts, isChanged, sessionStore } from '@mall/runtime';

const STORAGE_KEY = 'form-drafts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Inputs = readonly (readonly [name: string, value: string])[];

const isTyped = (control: Element): control is Control =>
  control.matches('input, select, textarea') &&
  !/^(?:file|hidden|password)$/.test((control as Control).type);

/** A password that the visitor has made visible is known by `autocomplete`. */
const isKept = (control: Element): control is Control =>
  isTyped(control) && !/^off$|password|one-time-code/.test(control.autocomplete);

const pageForms = () => [...document.querySelectorAll<HTMLFormElement>('main form')];

/** The API's forms are known by name and parameter, wherever they are; others by URL and position: filters are in it. */
function keyOf(form: HTMLFormElement, index: number): string {
  const name = form.querySelector<HTMLInputElement>('input[type=hidden][name=form]')?.value;
  const { pathname, search } = window.location;
  if (!name) return `${pathname}${search} ${index}`;
  const action = new URL(form.getAttribute('action') ?? '', window.location.href);
  return draftKey(name, action.searchParams.get(name) ?? undefined);
}

const isBox = ({ type }: Control) => /^(?:checkbox|radio)$/.test(type);

/** As browsers send a control: a box only when it is ticked. */
const isSent = (control: Control) =>
  control.name !== '' && !(isBox(control) && !(control as HTMLInputElement).checked);

/** Empty for a form that nothing was typed into. */
function inputsOf(form: HTMLFormElement): Inputs {
  const kept = [...form.elements].filter(isKept);
  if (!kept.some(isChanged)) return [];
  return kept.filter(isSent).map(({ name, value }) => [name, value]);
}

/** @param inputs several of one name are in the order of their controls. */
function fill(form: HTMLFormElement, inputs: Inputs): void {
  const left = [...inputs];
  for (const control of [...form.elements].filter(isTyped)) {
    const index = left.findIndex(
      ([name, value]) => name === control.name && !(isBox(control) && value !== control.value),
    );
    const [input] = index < 0 ? [] : left.splice(index, 1);
    // What was typed since the document came is newer.
    if (isChanged(control)) continue;
    if (isBox(control)) (control as HTMLInputElement).checked = input !== undefined;
    else if (input) control.value = input[1];
  }
}

function store(): void {
  const drafts = new Map<string, Inputs>(
    [...formDrafts].map(([key, inputs]) => [key, Object.entries(inputs)]),
  );
  for (const [index, form] of pageForms().entries()) {
    const key = keyOf(form, index);
    const typed = inputsOf(form);
    const names = new Set(typed.map(([name]) => name));
    const others = (drafts.get(key) ?? []).filter(([name]) => !names.has(name));
    if (typed.length > 0) drafts.set(key, [...typed, ...others]);
  }
  if (drafts.size > 0) sessionStore.set(STORAGE_KEY, JSON.stringify(Object.fromEntries(drafts)));
}

/** Empty for what this file did not write: any script of the tab could have. */
function takeStored(): Map<string, Inputs> {
  const stored = sessionStore.get(STORAGE_KEY);
  sessionStore.remove(STORAGE_KEY);
  try {
    const drafts = new Map<string, Inputs>(Object.entries(JSON.parse(stored ?? '{}')));
    // As `restore` reads them.
    for (const inputs of drafts.values()) Object.fromEntries(inputs);
    return drafts;
  } catch {
    return new Map();
  }
}

function restore(answered?: string): void {
  const drafts = takeStored();
  for (const [key, inputs] of drafts) {
    if (key.split(' ')[0] === answered) drafts.delete(key);
    else if (!key.startsWith('/')) formDrafts.set(key, Object.fromEntries(inputs));
  }
  for (const [index, form] of pageForms().entries()) {
    const inputs = drafts.get(keyOf(form, index));
    if (inputs?.length) fill(form, inputs);
  }
}

/** @param formResponse of a page that was rendered for a form it had posted: what was typed there is in it. */
export function carryDrafts(formResponse: FormResponse | undefined): void {
  restore(formResponse?.form);
  window.addEventListener('pagehide', store);
  // What a later document of the tab has left when the visitor comes back to this one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore(), { capture: true });
}
