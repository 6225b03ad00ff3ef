import { useMessages } from '@mall/i18n';
import type { MouseEvent } from 'react';

/** Adds no history entry. Before hydration the browser follows the link itself. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

/** The first thing that Tab reaches: jumps over the header. The class is the design system's. */
export function SkipLink({ target }: { target: string }) {
  const t = useMessages('shell');
  return (
    <a className="skip-link" href={`#${target}`} onClick={focusTarget}>
      {t('header.skip')}
    </a>
  );
}
