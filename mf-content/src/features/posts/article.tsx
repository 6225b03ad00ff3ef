/** The text of a post, below the facts of the event that it announces. */
import type { PostDetail } from '@mall/contracts';
import { RichText, Wrapper } from '@mall/ui';
import styles from './article.module.css';
import { EventFacts } from './event-facts.tsx';

/** The facts, and the sanitised body in a comfortable line. */
export function Article({ post }: { post: PostDetail }) {
  return (
    <Wrapper width="text" className={styles.article}>
      {post.event ? <EventFacts event={post.event} /> : null}
      <RichText html={post.body} />
    </Wrapper>
  );
}
