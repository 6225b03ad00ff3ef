/**
 * What was typed into a form that has not been taken yet. The form begins with it when the visitor comes
 * back to its page, in either language. It is kept in memory until the document is left, since it is
 * personal data.
 */
import type { FormAnswer } from '@mall/contracts';

/** Inputs by their names, by form. Only event handlers write here: visitors of a server would share it. */
export const formDrafts = new Map<string, FormAnswer['inputs']>();
