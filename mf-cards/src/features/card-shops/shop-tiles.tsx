import type { ShopListItem } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { Card, CardTitle, Picture } from '@mall/ui';
import styles from './shop-tiles.module.css';

/** Full rows of four, three and two; phones show fewer. */
const MAX_TILES = 12;

interface ShopTilesProps {
  shops: readonly ShopListItem[];
  /** Id of the text that names the list. */
  labelledBy: string;
}

/** The first of `shops`; each leads to its page. */
export function ShopTiles({ shops, labelledBy }: ShopTilesProps) {
  const t = useMessages('cards');
  if (shops.length === 0) return null;
  return (
    <ul className={styles.tiles} aria-labelledby={labelledBy}>
      {shops.slice(0, MAX_TILES).map(({ slug, name, floor, images }) => (
        <li key={slug}>
          <Card className={styles.tile}>
            <Picture image={images.logo} alt="" ratio="1:1" fit="contain" className={styles.logo} />
            <div>
              <CardTitle className={styles.name}>
                <PageLink to="shop" params={{ slug }}>
                  {name}
                </PageLink>
              </CardTitle>
              <p className={styles.floor}>{t(`card-shops.${floor}`)}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
