import type { Post } from '@mall/contracts';
import { PageLink, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, formatDay, Picture } from '@mall/ui';
import styles from './post-card.module.css';

interface PostCardProps {
  post: Post;
  level?: 2 | 3;
  priority?: boolean;
}

export function PostCard({ post, level = 3, priority = false }: PostCardProps) {
  const { language } = useShellContext();
  return (
    <Card>
      <CardMedia>
        <Picture image={post.images.featured} alt="" ratio="3:2" priority={priority} />
      </CardMedia>
      <CardBody>
        <time dateTime={post.publish_at} className={styles.date}>
          {formatDay(post.publish_at, language)}
        </time>
        <CardTitle level={level}>
          <PageLink to="post" params={{ slug: post.slug }}>
            {post.title}
          </PageLink>
        </CardTitle>
        <p className={styles.lead}>{post.lead_limited}</p>
      </CardBody>
    </Card>
  );
}
