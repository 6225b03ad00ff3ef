/** The boxes that the content puts into a menu: an image with a link. */
import type { MenuBox } from '@mall/contracts';
import { Picture } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './panels.module.css';
import { useMenus } from './use-menus.ts';

interface PromoBoxesProps {
  of: 'shops' | 'services';
  /** Which of a box's images is shown. */
  image: Extract<keyof MenuBox, 'imageDesktop' | 'imageMobile'>;
  /** Set in a narrow column. */
  inRows?: boolean | undefined;
}

export function PromoBoxes({ of, image, inRows = false }: PromoBoxesProps) {
  const boxes = useMenus().menus.boxes[of];
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
