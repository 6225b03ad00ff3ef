/** The text of a post. */
import type { PostDetail } from '@mall/contracts';
import { RichText, Wrapper } from '@mall/ui';
import styles from './article.module.css';

/** The sanitised body in a comfortable line. */
export function Article({ post }: { post: PostDetail }) {
  return (
    <Wrapper width="text" className={styles.article}>
      <RichText html={post.body} />
    </Wrapper>
  );
}
