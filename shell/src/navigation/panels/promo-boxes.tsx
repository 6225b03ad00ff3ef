/** The boxes that the content puts into a menu: an image with a link. */
import type { MenuBox } from '@mall/contracts';
import { apiQuery, useShellContext } from '@mall/runtime';
import { Picture } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import styles from './panels.module.css';

interface PromoBoxesProps {
  of: 'shops' | 'services';
  /** Which of a box's images is shown. */
  image: Extract<keyof MenuBox, 'imageDesktop' | 'imageMobile'>;
  /** Set in a narrow column. */
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
