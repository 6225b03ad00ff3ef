import type { Movie, Price } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { budapestDate, formatDay } from '@mall/ui';
import { formatForints } from '@mall/ui/money';
import { Fragment } from 'react';
import styles from './ticket-note.module.css';
import { familyAges, familyPrice, type TimeAndFormat } from './ticket-prices.ts';

interface FamilyPriceProps {
  tickets: readonly Price[];
  /** Those to come on one day. */
  screenings: readonly TimeAndFormat[];
  rating: Movie['age_rating'];
}

/** What a family pays for each format, and a way to the price planner with these people and this day. */
export function FamilyPrice({ tickets, screenings, rating }: FamilyPriceProps) {
  const t = useMessages('cinema');
  const { language, hasRoute } = useShellContext();
  const formats = (['2D', '3D'] as const).flatMap((format) => {
    const screening = screenings.find((one) => one.format === format);
    const sum = screening && familyPrice(tickets, screening, rating);
    return sum ? [{ format, price: formatForints(sum, language) }] : [];
  });
  const [first] = screenings;
  if (!first || formats.length === 0) return null;
  const day = budapestDate(first.time);
  // The keys are those of the planner's own form.
  const people = { nap: day, kor: familyAges(rating).map(String), hely: 'cinema' };
  const terhatas = formats.every(({ format }) => format === '3D') ? 'igen' : '';
  return (
    <p className={styles.family}>
      <span>
        {t('tickets.family', { day: formatDay(day, language, 'shortWeekday') })}{' '}
        {formats.map(({ format, price }, index) => (
          <Fragment key={format}>
            {index > 0 && ' · '}
            <strong>
              {format === '3D' && '3D: '}
              {price}
            </strong>
          </Fragment>
        ))}
      </span>
      {hasRoute('entertainment') ? (
        <PageLink to="entertainment" query={{ ...people, terhatas }} hash="arkalkulator">
          {t('tickets.plan')}
        </PageLink>
      ) : null}
    </p>
  );
}
