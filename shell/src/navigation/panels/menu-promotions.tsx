import { useMessages } from '@mall/i18n';
import { apiQuery, useDialogs, useShellContext } from '@mall/runtime';
import { Button, Picture } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { use } from 'react';
import { LeaveMenuContext } from '../open-menu.ts';
import styles from './panels.module.css';

interface PromoBoxesProps {
  of: 'shops' | 'services';
  image: 'imageDesktop' | 'imageMobile';
  inRows?: boolean | undefined;
}

export function PromoBoxes({ of, image, inRows = false }: PromoBoxesProps) {
  const { data: menus } = useQuery(apiQuery(useShellContext().api, 'menus'));
  const boxes = menus?.boxes[of] ?? [];
  if (boxes.length === 0) return null;
  return (
    <ul className={clsx(styles.promos, inRows && styles.rows)}>
      {boxes.map((box, index) => (
        <li key={index}>
          <a className={styles.promo} href={box.link}>
            <Picture className={styles.promoImage} image={box[image]} alt="" ratio="16:9" />
            <span className={styles.promoName}>{box.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function NewsletterBox() {
  const t = useMessages('shell');
  const { showNewsletter } = useDialogs();
  const leave = use(LeaveMenuContext);
  return (
    <div className={styles.newsletter}>
      <p className={styles.newsletterTitle}>{t('navigation.newsletterTitle')}</p>
      <p>{t('navigation.newsletterText')}</p>
      <Button
        variant="secondary"
        onClick={() => {
          // Closing first: the dialog returns the focus, and this button goes with the menu.
          leave();
          showNewsletter();
        }}
      >
        {t('navigation.newsletterButton')}
      </Button>
    </div>
  );
}
