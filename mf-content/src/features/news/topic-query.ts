/** The topic that the list of news is filtered by, in the query of the URL. */
import { POST_TOPICS, type Post, type PostTopic } from '@mall/contracts';

/** The query key in both languages. */
export const TOPIC_KEY = 'tema';

/** The topic of a query; an unknown one is ignored. */
export function readTopic(query: URLSearchParams): PostTopic | undefined {
  return POST_TOPICS.find((topic) => topic === query.get(TOPIC_KEY));
}

/** The posts on `topic`; all of them without one. */
export function postsOn(posts: readonly Post[], topic: PostTopic | undefined): readonly Post[] {
  return topic ? posts.filter((post) => post.topic === topic) : posts;
}
