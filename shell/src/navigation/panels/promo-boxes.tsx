/** The boxes that the content puts into a menu: a picture with a link. */
import type { MenuBox } from '@mall/contracts';
import { Picture } from '@mall/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import styles from './panels.module.css';
import { useMenus } from './use-menus.ts';

interface PromoBoxesProps {
  of: 'shops' | 'services';
  /** Which of a box's pictures is shown. */
  picture: Extract<keyof MenuBox, 'imageDesktop' | 'imageMobile'>;
  /** Set where the boxes stand in a narrow column. */
  inRows?: boolean | undefined;
}

export function PromoBoxes({ of, picture, inRows = false }: PromoBoxesProps) {
  const boxes = useMenus().menus.boxes[of];
  if (boxes.length === 0) return null;
  return (
    <ul className={clsx(styles.promos, inRows && styles.rows)}>
      {boxes.map((box) => (
        <li key={box.link}>
          <Link className={styles.promo} to={box.link}>
            <Picture className={styles.promoPicture} image={box[picture]} alt="" ratio="16:9" />
            <span className={styles.promoName}>{box.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
