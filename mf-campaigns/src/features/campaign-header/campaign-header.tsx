import { Breadcrumbs } from '@mall/blocks';
import type { EditorialPage } from '@mall/contracts';
import { buttonClass, Picture, Wrapper } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './campaign-header.module.css';
import { Snow } from './snow.tsx';

export type Ground = keyof typeof GROUNDS;

interface CampaignHeaderProps {
  page: EditorialPage;
  eyebrow: string;
  start: string;
  ground: Ground;
}

export function CampaignHeader({ page, eyebrow, start, ground }: CampaignHeaderProps) {
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
