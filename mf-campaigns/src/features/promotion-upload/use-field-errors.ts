import { FIELD_ERRORS } from '@mall/blocks';
import type { Language, UploadField } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { TOO_LARGE, type UploadState } from './upload-state.ts';

type Texts = Readonly<Record<string, Record<Language, string>>>;

/** Returns a function that says what is wrong with a field: the text of the first code that is about it. */
export function useFieldErrors(state: UploadState): (field: UploadField) => string | undefined {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const codes = state.kind === 'refused' ? state.codes : [];
  const texts: Texts = FIELD_ERRORS;
  return (field) => {
    const code = codes.find((one) => one.startsWith(`${field}:`));
    if (code === TOO_LARGE) return t('promotion-upload.tooLarge');
    // A code that this page does not know is still an error of its field.
    return code && (texts[code] ?? texts[`${field}:required`])?.[language];
  };
}
