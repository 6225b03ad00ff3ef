/** Sends the upload form, and sends it again where the connection was lost. */
import { formDrafts } from '@mall/blocks';
import { UPLOAD_FORM } from '@mall/contracts';
import { formFailure, usePageLocation, useShellContext } from '@mall/runtime';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failedState, isTooLarge, stateOfPost, type UploadState } from './upload-state.ts';

/** The field of a file that no server takes: the page says so at the field. */
const tooLargeField = (form: HTMLFormElement) =>
  [...form.elements].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && [...(field.files ?? [])].some(isTooLarge),
  );

export function useUpload(call: string) {
  const { api, formAnswer } = useShellContext();
  const { pathname } = usePageLocation();
  // Each campaign has codes and shops of its own.
  const draft = `upload of ${call}`;
  const isOwn = formAnswer?.form === UPLOAD_FORM && formAnswer.path === pathname;
  const posted = isOwn ? formAnswer : undefined;
  const [inputs] = useState(() => formDrafts.get(draft) ?? posted?.inputs ?? {});
  const [state, setState] = useState<UploadState>(() => stateOfPost(posted));
  const [count, setCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  const send = async (body: FormData) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ kind: 'sending', part: 0 });
    const onProgress = (part: number) => setState({ kind: 'sending', part });
    const next = await api.upload({ path: `/${call}/upload`, body, onProgress }).then(
      (): UploadState => ({ kind: 'sent' }),
      (error: unknown) => failedState(formFailure(error)),
    );
    isSending.current = false;
    if (next.kind === 'sent') formDrafts.set(draft, {});
    setState(next);
    setCount((before) => before + 1);
  };

  // As it is by then: it may have been changed.
  const sendAgain = useEffectEvent(() => form.current?.requestSubmit());
  useEffect(() => {
    if (state.kind !== 'lost') return;
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [state.kind]);

  return {
    state,
    /** How many answers have come since the page was loaded. */
    count,
    /** What the fields begin with, by their names. */
    inputs,
    /** Keeps what the visitor types. */
    keep: ({ currentTarget }: Pick<FormEvent<HTMLFormElement>, 'currentTarget'>) => {
      // No script can put a file back.
      const typed = [...new FormData(currentTarget)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      formDrafts.set(draft, Object.fromEntries(typed));
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const field = tooLargeField(event.currentTarget);
      if (field) return field.focus();
      form.current = event.currentTarget;
      void send(new FormData(event.currentTarget));
    },
  };
}
