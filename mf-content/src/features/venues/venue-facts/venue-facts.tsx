import { OpenStatus, useOpenStatus } from '@mall/blocks';
import type { Venue } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { formatClock, intervalsOn, mallTime, planOfGroup } from '@mall/opening-hours';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { formatForints } from '@mall/ui/money';
import type { ReactNode } from 'react';
import styles from './venue-facts.module.css';

interface VenueStatus {
  isOpen: boolean;
  text: string;
  cashDesk?: string;
}

/** Whether `venue` is open, in words; undefined for one without opening hours. */
function useStatus({ opening_hours: group, last_admission }: Venue): VenueStatus | undefined {
  const t = useMessages('content');
  const config = useApiData('config');
  const statusOf = useOpenStatus();
  const time = mallTime(useNow());
  if (!group) return undefined;
  const plan = planOfGroup(config, group);
  const status = statusOf(plan);
  if (!status.isOpen) return status;
  const closing = intervalsOn(plan, time.day).find(
    ({ start, end }) => start <= time.minutes && time.minutes < end,
  )?.end;
  // The cash desk is named where it closes earlier than the venue, and later than now.
  const desk = (closing ?? 0) - (last_admission ?? Number.POSITIVE_INFINITY);
  if (desk <= time.minutes) return status;
  return { ...status, cashDesk: t('venue-facts.cashDesk', { until: formatClock(desk) }) };
}

const HALF_HOUR = 30;
const HOUR = 60;

function Fact({ name, children, more }: { name: string; children: ReactNode; more?: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        {children}
        {more ? <span className={styles.more}>{more}</span> : null}
      </dd>
    </div>
  );
}

function TodayFact({ venue }: { venue: Venue }) {
  const t = useMessages('content');
  const status = useStatus(venue);
  if (!status) return null;
  return (
    <Fact name={t('venue-facts.today')} more={status.cashDesk}>
      <OpenStatus isOpen={status.isOpen} text={status.text} />
    </Fact>
  );
}

/** For instance `0–13 éveseknek` and `from age 6`, with the content's remark. */
function useAges({ ages: { from, until }, ages_note: note }: Venue): string {
  const t = useMessages('content');
  const range = () => {
    if (until === undefined) {
      return from > 0 ? t('venue-facts.agesFrom', { from }) : t('venue-facts.allAges');
    }
    return from > 0
      ? t('venue-facts.agesBetween', { from, until })
      : t('venue-facts.agesUntil', { until });
  };
  return [range(), note].filter(Boolean).join(', ');
}

/** For instance `1,5–2 óra`, and minutes where they make no half hours. */
function useTime({ minutes: { from, until } }: Venue): string {
  const t = useMessages('content');
  const { language } = useShellContext();
  const isHours = from >= HOUR && from % HALF_HOUR === 0 && until % HALF_HOUR === 0;
  const numbers = isHours ? [from / HOUR, until / HOUR] : [from, until];
  const range = [...new Set(numbers)]
    .map((number) => String(number).replace('.', language === 'hu' ? ',' : '.'))
    .join('–');
  return t(isHours ? 'venue-facts.hours' : 'venue-facts.minutes', { range });
}

/** The least that a ticket costs, for instance `1990 Ft-tól`; undefined without a ticket. */
function usePrice({ prices }: Venue): string | undefined {
  const t = useMessages('content');
  const { language } = useShellContext();
  const [least, ...more] = prices
    .filter(({ ticket, amount }) => ticket !== undefined && amount > 0)
    .sort((a, b) => a.amount - b.amount);
  if (!least) return undefined;
  const price = formatForints(least.amount, language);
  // A slash does not end a line; where the price is too long for one, it begins the next.
  const unit = least.unit ? ` ${least.unit.replaceAll(' ', '\u00a0')}` : '';
  return more.length === 0 ? price : t('venue-facts.priceFrom', { price, unit });
}

interface VenueFactsProps {
  venue: Venue;
  place?: ReactNode;
  priceLink?: ReactNode;
  /** In a card: names before the values, each on a line. */
  inCard?: boolean;
}

export function VenueFacts({ venue, place, priceLink, inCard = false }: VenueFactsProps) {
  const t = useMessages('content');
  const price = usePrice(venue);
  return (
    <dl className={inCard ? styles.lines : styles.boxes}>
      <TodayFact venue={venue} />
      <Fact name={t('venue-facts.ages')}>{useAges(venue)}</Fact>
      <Fact name={t('venue-facts.time')}>{useTime(venue)}</Fact>
      {price ? (
        <Fact name={t('venue-facts.price')} more={priceLink}>
          {price}
        </Fact>
      ) : null}
      {place ? <Fact name={t('venue-facts.place')}>{place}</Fact> : null}
    </dl>
  );
}
