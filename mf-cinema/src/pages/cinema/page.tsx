/** `/mozi`: the programme by day, then prices and facts. */
import { Breadcrumbs, EditorialBody } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import { type LoaderArgs, useApiData, useNow, useShellContext } from '@mall/runtime';
import { buttonClass, OpeningHoursTable, PageHeader, Section } from '@mall/ui';
import { pageHoldsUntil } from '../../features/showtimes/programme.ts';
import { ticketPrices } from '../../features/tickets/ticket-prices.ts';
import { TicketSection } from '../../features/tickets/ticket-section.tsx';
import { ProgrammeSection } from './programme-section.tsx';

export { meta } from './head.ts';

const SLUG = { slug: 'cinema' };

export async function loader({ load }: LoaderArgs) {
  const [page, programme, config] = await Promise.all([
    load('editorialPage', SLUG),
    load('cinema'),
    load('config'),
  ]);
  const validUntil = pageHoldsUntil(programme.movies, Date.now());
  return { page, programme, config, validUntil };
}

export function Component() {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const page = useApiData('editorialPage', SLUG);
  const config = useApiData('config');
  const tickets = ticketPrices(page);
  const priced = page.sections.filter(
    (section) => ticketPrices({ sections: [section] }).length > 0,
  );
  const anchor = page.sections.find((section) => section.prices)?.id;
  return (
    <>
      <PageHeader
        compact
        tone="plum"
        title={page.title}
        breadcrumbs={<Breadcrumbs current={page.title} />}
      >
        {anchor ? (
          <a href={`#${anchor}`} className={buttonClass('secondary', 'small')}>
            {t('movies.prices')}
          </a>
        ) : null}
      </PageHeader>
      <ProgrammeSection tickets={tickets} />
      <div className="screen-only">
        {priced.length > 0 ? <TicketSection tickets={tickets} sections={priced} /> : null}
        <EditorialBody
          sections={page.sections.filter((section) => !priced.includes(section))}
          space="wide"
        />
        <Section heading={t('movies.openingHours')} beside>
          <OpeningHoursTable
            plan={planOfGroup(config, 'cinema')}
            now={useNow()}
            language={language}
            caption={t('movies.openingHours')}
          />
        </Section>
      </div>
    </>
  );
}
