/** Shown instead of missing content: an empty list, or an error. */
import type { ReactNode } from 'react';
import styles from './message-state.module.css';

interface MessageStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A button or a link to continue with. */
  action?: ReactNode;
  /** Level of the title; a page that shows nothing else needs 1. */
  level?: 1 | 2 | 3 | undefined;
}

/** A decorative drawing: a sun behind a hill, with a cloud when something went wrong. */
function Sunset({ cloudy }: { cloudy: boolean }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden="true">
      <path className={styles.halo} d="M20 84a60 60 0 0 1 120 0z" />
      <path className={styles.sun} d="M40 84a40 40 0 0 1 80 0z" />
      <path className={styles.hill} d="M4 96c18-22 44-26 76-14s56 6 76 14z" />
      {cloudy ? (
        <path
          className={styles.cloud}
          d="M92 74a13 13 0 0 1 1-26 20 20 0 0 1 38-3 15 15 0 0 1 3 29z"
        />
      ) : null}
    </svg>
  );
}

function MessageState(props: MessageStateProps & { cloudy: boolean }) {
  const { title, text, action, level = 2, cloudy } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <Sunset cloudy={cloudy} />
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

export function EmptyState(props: MessageStateProps) {
  return <MessageState {...props} cloudy={false} />;
}

export function ErrorState(props: MessageStateProps) {
  return <MessageState {...props} cloudy />;
}
