/** The newest post, above the list of the others. */
import type { Post } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { buttonClass, formatDay, Picture, stretchedLinkClass } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './leading-post.module.css';

/** The newest post across the page's width. */
export function LeadingPost({ post }: { post: Post }) {
  const t = useMessages('content');
  const { language } = useShellContext();
  return (
    <article className={styles.leading}>
      <Picture image={post.images.featured} alt="" ratio="3:2" priority className={styles.image} />
      <div className={styles.text}>
        <time dateTime={post.publish_at} className={styles.date}>
          {formatDay(post.publish_at, language)}
        </time>
        <h2 className={clsx(stretchedLinkClass, styles.title)}>
          <PageLink to="post" params={{ slug: post.slug }}>
            {post.title}
          </PageLink>
        </h2>
        <p>{post.lead}</p>
        <span className={buttonClass('secondary', 'small')} aria-hidden="true">
          {t('posts.read')}
        </span>
      </div>
    </article>
  );
}
