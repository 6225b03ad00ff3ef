/** The box that every form with personal data has: the visitor has read what happens with them. */
import type { Language } from '@mall/contracts';
import { PageLink, useShellContext } from '@mall/runtime';
import { Checkbox } from '@mall/ui/form';
import { NewTabNote } from '../new-tab-note/new-tab-note.tsx';

const LABEL: Readonly<Record<Language, readonly [before: string, link: string]>> = {
  hu: ['Elfogadom az', 'adatvédelmi tájékoztatót'],
  en: ['I accept the', 'privacy notice'],
};

interface ConsentFieldProps {
  id: string;
  name: string;
  error?: string | undefined;
  announced?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  /** False where the server alone checks it. */
  required?: boolean;
}

/** The text that is agreed to opens beside the form, so that what was typed stays. */
export function ConsentField(field: ConsentFieldProps) {
  const [before, link] = LABEL[useShellContext().language];
  const label = (
    <>
      {before}{' '}
      <PageLink to="privacy" target="_blank">
        {link}
        <NewTabNote />
      </PageLink>
      .
    </>
  );
  return <Checkbox label={label} required {...field} />;
}
