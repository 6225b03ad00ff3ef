/** The search game: stations that open at their times, and the form that enters its word into the draw. */
import { ConsentField, Form, fieldErrors, RequiredNote, SubmitButton, useForm } from '@mall/blocks';
import { MAX_LENGTH, type Station } from '@mall/contracts';
import { form as gameEntryForm } from '@mall/contracts/forms/game-entry';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDay, formatTime, Icon, Section } from '@mall/ui';
import { FieldRow, TextField } from '@mall/ui/form';
import { RichText } from '@mall/ui/rich-text';
import { clsx } from 'clsx';
import styles from './search-game.module.css';

const LOCK = 'M7 11h10v9H7zM9 11V8a3 3 0 0 1 6 0v3';

function Closed({ opens }: Pick<Station, 'opens'>) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const when = `${formatDay(opens, language, 'weekday')} ${formatTime(opens)}`;
  return (
    <p className={styles.opens}>
      <Icon path={LOCK} className={styles.lock} />
      <time dateTime={opens}>{t('search-game.opens', { when })}</time>
    </p>
  );
}

function StationCard({ station: { name, opens, clue, link } }: { station: Station }) {
  return (
    <li className={clsx(styles.station, clue === undefined && styles.closed)}>
      <h3 className={styles.name}>{name}</h3>
      {clue === undefined ? <Closed opens={opens} /> : <RichText html={clue} />}
      {link ? (
        <a href={link.url} className={styles.link}>
          {link.label}
        </a>
      ) : null}
    </li>
  );
}

export function Stations({ stations }: { stations: readonly Station[] }) {
  const t = useMessages('campaigns');
  return (
    <Section
      id="allomasok"
      heading={t('search-game.heading')}
      lead={t('search-game.lead')}
      tone="plum"
    >
      <ol className={styles.stations}>
        {stations.map((station) => (
          <StationCard key={station.id} station={station} />
        ))}
      </ol>
    </Section>
  );
}

const HASH = 'megfejtes';

/** @param call first part of the call's path. */
export function SolutionForm({ call }: { call: string }) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const form = useForm(gameEntryForm, {
    inPage: true,
    hash: HASH,
    param: call,
    errors: {
      ...fieldErrors(gameEntryForm, language, ['code', 'name', 'email', 'accept_terms']),
      'code:invalid': t('search-game.wrong'),
      'code:required': t('search-game.missing'),
    },
    outcomes: {
      sent: { type: 'success', headline: t('search-game.sent'), text: t('search-game.sentText') },
      duplicate: { type: 'error', headline: t('search-game.duplicate') },
      closed: { type: 'error', headline: t('search-game.closed') },
    },
  });
  return (
    <Section
      id={HASH}
      heading={t('search-game.formHeading')}
      lead={t('search-game.formLead')}
      beside
    >
      <Form form={form} className={styles.form}>
        <RequiredNote />
        <TextField
          label={t('search-game.code')}
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH.code}
          className={styles.code}
          {...form.field('code')}
        />
        <FieldRow>
          <TextField
            label={t('search-game.name')}
            required
            autoComplete="name"
            maxLength={MAX_LENGTH.name}
            {...form.field('name')}
          />
          <TextField
            label={t('search-game.email')}
            required
            type="email"
            autoComplete="email"
            {...form.field('email')}
          />
        </FieldRow>
        <ConsentField {...form.field('accept_terms')} />
        <SubmitButton form={form}>{t('search-game.send')}</SubmitButton>
      </Form>
    </Section>
  );
}
