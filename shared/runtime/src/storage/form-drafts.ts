/**
 * What was typed into forms that have not been accepted or saved yet, by form and input. A form begins with its
 * draft when the visitor comes back to its page, in either language. Drafts are personal data: they stay in
 * memory, and the shell stores them only between two documents. Only event handlers write here, as visitors
 * of a server would share it.
 */
export const formDrafts = new Map<string, Readonly<Record<string, string>>>();

/** @param param the parameter of the form's path. */
export const draftKey = (form: string, param = ''): string => `${form} ${param}`;

/** Whether a control of a form has another value than the document gave it. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(given, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  if (/^(?:checkbox|radio)$/.test(control.type)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
