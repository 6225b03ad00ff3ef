/** The shops that take a card, with a search; without a script it leads to the list of shops. */
import { matcherOf, type ShopListItem, type ShopService } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { Button, buttonClass, Card, CardTitle, Picture } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './card-shops.module.css';

function findShops(shops: readonly ShopListItem[], text: string): readonly ShopListItem[] {
  const matches = matcherOf(text);
  return shops.filter(({ name }) => matches(name));
}

/** The call for all shops with a flag, as the page's loader and the block make it. */
export const cardShopsParams = (service: ShopService) => ({ services: service });

/** Full rows of four, three and two; phones show fewer. */
const MAX_TILES = 12;

interface ShopTilesProps {
  shops: readonly ShopListItem[];
  labelledBy: string;
}

function ShopTiles({ shops, labelledBy }: ShopTilesProps) {
  const t = useMessages('cards');
  if (shops.length === 0) return null;
  return (
    <ul className={styles.tiles} aria-labelledby={labelledBy}>
      {shops.slice(0, MAX_TILES).map(({ slug, name, floor, images }) => (
        <li key={slug}>
          <Card plain className={styles.tile}>
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

/** Query keys of the list of shops. */
const SERVICES_KEY = 'szolgaltatas';
const TEXT_KEY = 'q';

function Search({ service, onText }: { service: ShopService; onText: (text: string) => void }) {
  const t = useMessages('cards');
  const { pathTo } = useShellContext();
  const ref = useRef<HTMLInputElement>(null);
  // Text that was typed before hydration counts too.
  useEffect(() => {
    if (ref.current?.value) onText(ref.current.value);
  }, [onText]);
  return (
    <form
      action={pathTo('shops')}
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name={SERVICES_KEY} value={service} />
      <TextField
        ref={ref}
        type="search"
        enterKeyHint="search"
        name={TEXT_KEY}
        label={t('card-shops.label')}
        className={styles.field}
        onInput={(event) => onText(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="unscripted-only">
        {t('card-shops.submit')}
      </Button>
    </form>
  );
}

/** `service` is the flag of the shops that take the card; the page's loader has loaded `shopList` with `cardShopsParams`. */
export function CardShops({ service }: { service: ShopService }) {
  const t = useMessages('cards');
  const { shops } = useApiData('shopList', cardShopsParams(service));
  const [text, setText] = useState('');
  const statusId = useId();
  const isAsked = text.trim() !== '';
  const found = findShops(shops, text);
  const count = found.length;
  const key = isAsked ? (count > 0 ? 'found' : 'none') : 'count';
  return (
    <div className={styles.shops}>
      <Search service={service} onText={setText} />
      <p id={statusId} role="status" className={styles.status}>
        {t(`card-shops.${key}`, { count })}
      </p>
      <ShopTiles shops={found} labelledBy={statusId} />
      {count > 0 ? (
        <PageLink
          to="shops"
          query={{ [SERVICES_KEY]: service, [TEXT_KEY]: text.trim() }}
          className={buttonClass('secondary')}
          rel="nofollow"
        >
          {t(isAsked ? 'card-shops.more' : 'card-shops.all', { count })}
        </PageLink>
      ) : null}
    </div>
  );
}
