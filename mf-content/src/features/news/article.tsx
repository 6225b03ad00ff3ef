/** The text of a post, below the facts of its event. */
import { Wrapper } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import type { ReactNode } from 'react';
import styles from './article.module.css';

interface ArticleProps {
  /** Sanitised. */
  html: string;
  before?: ReactNode;
  after?: ReactNode;
}

/** The body in a comfortable line. */
export function Article({ html, before, after }: ArticleProps) {
  return (
    <Wrapper width="text" className={styles.article}>
      {before}
      <RichText html={html} />
      {after}
    </Wrapper>
  );
}
