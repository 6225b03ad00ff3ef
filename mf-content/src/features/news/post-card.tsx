import type { Post } from '@mall/contracts';
import { PageLink, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, formatDay, Picture, type Tone } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './post-card.module.css';

/** The colour of the page of a post without a picture. */
export const TOPIC_TONES: Readonly<Record<Post['topic'], Tone>> = {
  events: 'sun',
  venues: 'sky',
  shops: 'plum',
  services: 'leaf',
};

interface PostCardProps {
  post: Post;
  level?: 2 | 3;
  priority?: boolean;
}

/** Without a picture the date and the title are set large, on the colour of the topic. */
export function PostCard({ post, level = 3, priority = false }: PostCardProps) {
  const { language } = useShellContext();
  const { featured } = post.images;
  return (
    <Card className={clsx(!featured && [styles.large, styles[post.topic]])}>
      {featured ? (
        <CardMedia>
          <Picture image={featured} alt="" ratio="3:2" priority={priority} />
        </CardMedia>
      ) : null}
      <CardBody>
        <time dateTime={post.publish_at} className={styles.date}>
          {formatDay(post.publish_at, language)}
        </time>
        <CardTitle level={level} className={styles.title}>
          <PageLink to="post" params={{ slug: post.slug }}>
            {post.title}
          </PageLink>
        </CardTitle>
        <p className={styles.lead}>{post.lead_limited}</p>
      </CardBody>
    </Card>
  );
}
