/** Stands in for the featured films while they are not there. */
import type { MessageKey, Translate } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';

/** A way to the cinema's own page, where there is one. */
export function CinemaFallback({ t }: { t: Translate<MessageKey<'content'>> }) {
  const { hasRoute } = useVisit();
  if (!hasRoute('cinema')) return null;
  return (
    <Section heading={t('home.cinema')} lead={t('home.cinemaLead')}>
      <PageLink to="cinema" className={buttonClass('secondary')}>
        {t('home.programme')}
      </PageLink>
    </Section>
  );
}
