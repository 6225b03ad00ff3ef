/** Sends the upload form, and sends it again where the connection was lost. */
import { UPLOAD_FORM } from '@mall/contracts';
import { formFailure, usePageLocation, useShellContext } from '@mall/runtime';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failedState, stateOfPost, type UploadState } from './upload-state.ts';

export function useUpload(call: string) {
  const { api, formAnswer } = useShellContext();
  const { pathname } = usePageLocation();
  const isOwn = formAnswer?.form === UPLOAD_FORM && formAnswer.path === pathname;
  const posted = isOwn ? formAnswer : undefined;
  const [state, setState] = useState<UploadState>(() => stateOfPost(posted));
  const [count, setCount] = useState(0);
  const last = useRef<FormData>(undefined);
  const isSending = useRef(false);

  const send = async () => {
    const body = last.current;
    if (!body || isSending.current) return;
    isSending.current = true;
    setState({ kind: 'sending', part: 0 });
    const onProgress = (part: number) => setState({ kind: 'sending', part });
    const next = await api.upload({ path: `/${call}/upload`, body, onProgress }).then(
      (): UploadState => ({ kind: 'sent' }),
      (error: unknown) => failedState(formFailure(error)),
    );
    isSending.current = false;
    setState(next);
    setCount((before) => before + 1);
  };

  const sendAgain = useEffectEvent(() => void send());
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
    inputs: posted?.inputs ?? {},
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      last.current = new FormData(event.currentTarget);
      void send();
    },
  };
}
