/** What is wrong with a long form, in one list above its fields. */
import { useShellContext } from '@mall/runtime';
import { Notice } from '@mall/ui';
import { ERRORS_TITLE } from './form-texts.ts';

/** So many are seen at one glance, at their fields. */
const MAX_ERRORS_WITHOUT_LIST = 2;

export function FormErrors({ errors }: { errors: readonly string[] }) {
  const { language } = useShellContext();
  if (errors.length <= MAX_ERRORS_WITHOUT_LIST) return null;
  return (
    <Notice tone="warning" title={ERRORS_TITLE[language]}>
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Notice>
  );
}
