/** A card that is one big link: the anchor in its title covers the whole of it. */
import { clsx } from 'clsx';
import { createContext, type ReactNode, use, useId } from 'react';
import { type Tone, toneClass } from '../tone/tone.ts';
import styles from './card.module.css';
import stretchedLink from './stretched-link.module.css';

/** For a heading whose link covers the whole card. `--ring-offset` sets its ring's distance. */
export const stretchedLinkClass: string = stretchedLink.heading ?? '';

/** Id of the card's title, which names the card. */
const TitleId = createContext<string | undefined>(undefined);

interface PartProps {
  children: ReactNode;
  className?: string | undefined;
}

interface CardProps extends PartProps {
  /** Tone of the background. */
  tone?: Tone | undefined;
  /** Shows the image in grey, for instance of an expired discount. */
  dimmed?: boolean | undefined;
  /** An entry of a long list, which its list item marks well enough. */
  plain?: boolean | undefined;
}

/** The box. Put at most one anchor in its CardTitle; links elsewhere in the card stay clickable. */
export function Card({ children, className, tone, dimmed = false, plain = false }: CardProps) {
  const titleId = useId();
  const Box = plain ? 'div' : 'article';
  return (
    <Box
      aria-labelledby={plain ? undefined : titleId}
      className={clsx(
        styles.card,
        tone && [styles.toned, toneClass(tone)],
        dimmed && styles.dimmed,
        className,
      )}
    >
      <TitleId value={plain ? undefined : titleId}>{children}</TitleId>
    </Box>
  );
}

/** The card's image; `badge` covers one of its corners. */
export function CardMedia({ children, badge, className }: PartProps & { badge?: ReactNode }) {
  return (
    <div className={clsx(styles.media, className)}>
      {children}
      {badge ? <div className={styles.badge}>{badge}</div> : null}
    </div>
  );
}

export function CardBody({ children, className }: PartProps) {
  return <div className={clsx(styles.body, className)}>{children}</div>;
}

/** The card's heading; an anchor in it is stretched over the card. */
export function CardTitle({
  children,
  level = 3,
  className,
}: PartProps & { level?: 2 | 3 | undefined }) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={use(TitleId)} className={clsx(stretchedLinkClass, styles.title, className)}>
      {children}
    </Heading>
  );
}
