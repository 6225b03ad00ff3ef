/** Shown instead of missing content: an empty list, or an error. */
import type { ReactNode } from 'react';
import styles from './message-state.module.css';
import { Sunset } from './sunset.tsx';

export interface MessageStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A button or a link to continue with. */
  action?: ReactNode;
  /** Level of the title; a page that shows nothing else needs 1. */
  level?: 1 | 2 | 3 | undefined;
}

function MessageState(props: MessageStateProps & { mood: 'calm' | 'cloudy' }) {
  const { title, text, action, level = 2, mood } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <Sunset className={styles.drawing} cloudy={mood === 'cloudy'} />
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

/** Nothing to show: an empty list, no search result. */
export function EmptyState(props: MessageStateProps) {
  return <MessageState {...props} mood="calm" />;
}

/** Something failed; the text says what the visitor can do. */
export function ErrorState(props: MessageStateProps) {
  return <MessageState {...props} mood="cloudy" />;
}
