/** The fallback of the slot `featured-movies`. */
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';

/** A link to the cinema page, when that page is live. */
export function CinemaFallback() {
  const t = useMessages('content');
  const { hasRoute } = useShellContext();
  if (!hasRoute('cinema')) return null;
  return (
    <Section heading={t('home.cinema')} lead={t('home.cinemaLead')}>
      <PageLink to="cinema" className={buttonClass('secondary')}>
        {t('home.programme')}
      </PageLink>
    </Section>
  );
}
