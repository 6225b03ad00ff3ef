import type { EditorialSection } from '@mall/contracts';
import { buttonClass } from '@mall/ui';
import styles from './editorial-sections.module.css';

/** A list of links that look like buttons. */
export function SectionLinks({ links }: { links: NonNullable<EditorialSection['links']> }) {
  return (
    <ul className={`${styles.links} screen-only`}>
      {links.map(({ url, label }) => (
        <li key={url}>
          <a href={url} className={buttonClass('secondary')}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
