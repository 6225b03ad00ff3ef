import { type ReactNode, useId } from 'react';

export interface FieldNotes {
  /** Of the control, for links that lead to it; made when left out. */
  id?: string | undefined;
  /** A word of help below the label. */
  hint?: ReactNode;
  /** What is wrong with the value; says so to assistive technology too. */
  error?: ReactNode;
  /** False where a list of all errors is read out when they come. */
  announced?: boolean | undefined;
}

export interface FieldIds {
  controlId: string;
  hintId: string;
  errorId: string;
}

/** Ids that tie a control to its notes, and the attributes that the control gets. */
export function useFieldNotes({ id: given, hint, error }: FieldNotes) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const control = {
    ...(described && { 'aria-describedby': described }),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
  return { controlId: given ?? `${id}-control`, hintId, errorId, control };
}
