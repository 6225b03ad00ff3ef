/** A small tile that is a link: an icon above one or two words. */
import { Icon } from '../icon/icon.tsx';
import styles from './icon-tile.module.css';

interface IconTileProps {
  href: string;
  /** SVG path of the icon. */
  icon: string | undefined;
  label: string;
}

export function IconTile({ href, icon, label }: IconTileProps) {
  return (
    <a href={href} className={styles.tile}>
      {icon ? <Icon path={icon} className={styles.icon} /> : null}
      {label}
    </a>
  );
}
