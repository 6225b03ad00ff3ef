import styles from './stretched-link.module.css';

/** For a heading whose link covers the whole card. `--ring-offset` sets its ring's distance. */
export const stretchedLinkClass: string = styles.heading ?? '';
