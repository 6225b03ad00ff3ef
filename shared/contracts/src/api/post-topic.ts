/** What a news post is about; a list of posts is filtered by it. Free of zod. */
export const POST_TOPICS = ['events', 'venues', 'shops', 'services'] as const;
export type PostTopic = (typeof POST_TOPICS)[number];
