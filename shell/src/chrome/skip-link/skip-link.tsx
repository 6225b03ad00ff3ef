import { useMessages } from '@mall/i18n';

/** The first thing that Tab reaches: jumps over the header. The class is the design system's. */
export function SkipLink({ target }: { target: string }) {
  const t = useMessages('shell');
  return (
    <a className="skip-link" href={`#${target}`}>
      {t('header.skip')}
    </a>
  );
}
