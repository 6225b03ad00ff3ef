/** Links at the end of an editorial section. */
import type { EditorialSection } from '@mall/contracts';
import type { ReactNode } from 'react';
import { buttonClass } from '../button/button-class.ts';
import styles from './editorial-sections.module.css';

type SectionLink = NonNullable<EditorialSection['links']>[number];

/** Renders a link to a path of the site with the given class. */
export type RenderLink = (link: SectionLink & { className: string }) => ReactNode;

function Anchor({ url, label, className }: SectionLink & { className: string }) {
  return (
    <a href={url} className={className}>
      {label}
    </a>
  );
}

function isOwnPath(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

/** Links as buttons; those to paths of the site go through `renderLink`. */
export function SectionLinks(props: {
  links: readonly SectionLink[];
  renderLink?: RenderLink | undefined;
}) {
  const { links, renderLink } = props;
  const className = buttonClass('secondary');
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.url}>
          {renderLink && isOwnPath(link.url) ? (
            renderLink({ ...link, className })
          ) : (
            <Anchor {...link} className={className} />
          )}
        </li>
      ))}
    </ul>
  );
}
