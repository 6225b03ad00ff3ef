/** The first block of the home page: what a visitor asks for today, set in type. */
import type { Today as TodayData } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { mallTime } from '@mall/opening-hours';
import { ErrorBoundary, pageUrl, useApiData, useNow, useShellContext } from '@mall/runtime';
import { formatDay, formatNearDays, IconTile, Wrapper } from '@mall/ui';
import { useId } from 'react';
import styles from './today.module.css';
import { TodayHours } from './today-hours.tsx';
import { TodayRows } from './today-rows.tsx';

function Ending({ ending }: Pick<TodayData, 'ending'>) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const id = useId();
  const { day: today } = mallTime(useNow());
  const left = ending.filter(({ until }) => until >= today);
  if (left.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.ending}>
      <h3 id={id}>{t('today.ending')}</h3>
      <ul className={styles.ends}>
        {left.map(({ title, url, until, shop }) => (
          <li key={url}>
            <a href={url} className={styles.name}>
              {shop ? `${shop}: ${title}` : title}
            </a>
            <span className={styles.note}>
              {t('today.endsOn', { day: formatNearDays(until, until, language) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Programme() {
  const t = useMessages('content');
  const { events, films, ending } = useApiData('today');
  const now = useNow();
  return (
    <>
      <TodayRows
        heading={t('today.events')}
        rows={events}
        all={{ to: 'events', label: t('today.allEvents') }}
      />
      <TodayRows
        heading={t('today.films')}
        rows={films.filter(({ from }) => Date.parse(from) > now)}
        all={{ to: 'cinema', label: t('today.allFilms') }}
      />
      <Ending ending={ending} />
    </>
  );
}

/** The map, the shops, the car park, the way here: the links that every menu has. */
function Ways() {
  const t = useMessages('content');
  const { menu, language, pathTo } = useShellContext();
  return (
    <nav aria-label={t('today.way')}>
      <ul className={styles.ways}>
        {[...menu('shops'), ...menu('visit')].map(({ route, hash, label, icon }) => (
          <li key={`${route} ${hash}`}>
            <IconTile href={pageUrl(pathTo(route), {}, hash)} icon={icon} label={label[language]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Today() {
  const t = useMessages('content');
  const { language } = useShellContext();
  const { day } = mallTime(useNow());
  const id = useId();
  return (
    <Wrapper>
      <section aria-labelledby={id} className={styles.today}>
        <div className={styles.lead}>
          <h2 id={id} className={styles.day}>
            {t('today.heading', { day: formatDay(day, language, 'weekday') })}
          </h2>
          <TodayHours />
          <Ways />
        </div>
        <ErrorBoundary fallback={null}>
          <Programme />
        </ErrorBoundary>
      </section>
    </Wrapper>
  );
}
