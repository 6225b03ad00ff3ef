/**
 * What was typed into a form that has not been accepted yet. The form begins with it when the visitor
 * comes back to its page, in either language. Drafts are personal data, so they stay in memory and end
 * with the document.
 */
import type { FormResponse } from '@mall/contracts';

/** Inputs by their names, by form. Only event handlers write here: visitors of a server would share it. */
export const formDrafts = new Map<string, FormResponse['inputs']>();
