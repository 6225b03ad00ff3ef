/** Links that a search has found, or that the page suggests. */
import type { SearchLink } from '@mall/runtime';
import { Picture, stretchedLinkClass } from '@mall/ui';
import styles from './page.module.css';

/** A list of links with their pictures. */
export function ResultLinks({ links }: { links: readonly SearchLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, title, text, image, imageFit }) => (
        <li key={path} className={styles.item}>
          {image ? (
            <Picture className={styles.image} image={image} alt="" ratio="fill" fit={imageFit} />
          ) : null}
          <div className={styles.words}>
            <p className={stretchedLinkClass}>
              <a href={path}>{title}</a>
            </p>
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
