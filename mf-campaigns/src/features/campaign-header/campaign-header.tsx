import { Breadcrumbs } from '@mall/blocks';
import type { Campaign, EditorialPage, Language } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { buttonClass, formatDay, formatTime, Picture, Wrapper } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './campaign-header.module.css';
import { Snow } from './snow.tsx';

type Invitation = NonNullable<Campaign['invitation']>;

/** The day with its weekday, and the times where it has them: `Friday 18 December, 18:30–23:00`. */
function timeOf({ from, until }: Invitation, language: Language): string {
  const day = formatDay(from, language, 'weekday');
  return from.includes('T') ? `${day}, ${formatTime(from)}–${formatTime(until)}` : day;
}

function Meeting({ invitation }: { invitation: Invitation }) {
  const { language } = useShellContext();
  return (
    <p className={styles.meeting}>
      <time dateTime={invitation.from}>{timeOf(invitation, language)}</time>{' '}
      <span>{invitation.place}</span>
    </p>
  );
}

export type Ground = keyof typeof GROUNDS;

interface CampaignHeaderProps {
  page: EditorialPage;
  eyebrow: string;
  start: string;
  ground: Ground;
  /** When and where invited guests meet. */
  invitation?: Invitation | undefined;
}

export function CampaignHeader(props: CampaignHeaderProps) {
  const { page, eyebrow, start, ground, invitation } = props;
  const cover = page.images?.cover;
  const first = page.sections[0];
  return (
    <div className={clsx(styles.header, styles[ground])}>
      {ground === 'snow' ? <Snow /> : null}
      <Wrapper className={styles.layout}>
        <div className={styles.text}>
          <div className={styles.breadcrumbs}>
            <Breadcrumbs current={page.title} />
          </div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{page.title}</h1>
          {invitation ? <Meeting invitation={invitation} /> : null}
          <p className={styles.lead}>{page.lead}</p>
          {first ? (
            <a href={`#${first.id}`} className={buttonClass('primary', 'large')}>
              {start}
            </a>
          ) : null}
        </div>
        {cover ? (
          <div className={styles.image}>
            <Picture image={cover} ratio="4:3" priority />
          </div>
        ) : (
          page.drawing && (
            <Picture image={page.drawing} alt="" className={styles.drawing} priority />
          )
        )}
      </Wrapper>
      <svg
        className={styles.ground}
        viewBox="0 0 1440 90"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={GROUNDS[ground]} />
      </svg>
    </div>
  );
}

const GROUNDS = {
  snow: 'M0 92V58C180 20 330 14 520 44s330 34 520 4 290-24 400 8v36z',
  meadow: 'M0 92V40C240 8 420 70 700 46s330-46 740-10v56z',
  sea: 'M0 92V50c90-24 150-24 240 0s150 24 240 0 150-24 240 0 150 24 240 0 150-24 240 0 150 24 240 0v42z',
};
