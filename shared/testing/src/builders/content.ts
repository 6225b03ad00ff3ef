/** What editors publish: campaigns, events, news, the video of the home page, pages and venues. */
import { API_SCHEMAS } from '@mall/contracts';
import { anImageSet, builder } from './builder.ts';

/** Runs for the whole of Advent 2026, with nothing to play and nothing to upload. */
export const aCampaign = builder(API_SCHEMAS.campaign, (number) => ({
  id: `campaign-${number}`,
  title: `Campaign ${number}`,
  from: '2026-11-20T10:00:00+01:00',
  until: '2026-12-25T00:00:00+01:00',
}));

/** An event on one date: two hours on a Saturday afternoon. */
export const anEvent = builder(API_SCHEMAS.events.shape.ongoing.element, (number) => ({
  id: `event-${number}-20261128-1500`,
  title: `Event ${number}`,
  lead: `Lead of event ${number}`,
  url: `/news/event-${number}`,
  from: '2026-11-28T15:00:00+01:00',
  until: '2026-11-28T17:00:00+01:00',
  place: 'Central square',
}));

const teaser = (number: number) => ({
  id: number,
  slug: `post-${number}`,
  title: `Post ${number}`,
  lead: `Lead of post ${number}`,
  lead_limited: `Lead of post ${number}`,
});

const post = (number: number) => ({
  ...teaser(number),
  topic: 'shops' as const,
  publish_at: '2026-11-10T08:00:00+01:00',
  images: { featured: anImageSet() },
});

/** A news post in a list. */
export const aPost = builder(API_SCHEMAS.posts.element, post);

/** The only page of a list of news. */
export const aPostList = builder(API_SCHEMAS.postList, () => ({
  posts: [],
  page: 1,
  pages: 1,
  topics: [],
}));

/** A news post as its own page shows it. */
export const aPostDetail = builder(API_SCHEMAS.post, (number) => ({
  ...post(number),
  body: `<p>Body of post ${number}</p>`,
  dates: [],
  others: [],
}));

/** A slide of the home page's hero. */
export const aHeroSlide = builder(API_SCHEMAS.pinnedPosts.shape.slider.element, (number) => ({
  ...teaser(number),
  type: 'post' as const,
  images: { cover: anImageSet(), featured: anImageSet() },
}));

const videoFile = (lines: number) => `/media/videos/${lines}.mp4`;

export const aHomeVideo = builder(API_SCHEMAS.home.shape.video.unwrap(), () => ({
  heading: 'A day with us',
  poster: anImageSet({ '1x': '/media/still.jpg', '2x': '/media/still@2x.jpg' }),
  files: {
    '480p': videoFile(480),
    '576p': videoFile(576),
    '720p': videoFile(720),
    '1080p': videoFile(1080),
  },
}));

/** A section with a heading and a paragraph. */
export const anEditorialSection = builder(
  API_SCHEMAS.editorialPage.shape.sections.element,
  (number) => ({
    id: `section-${number}`,
    heading: `Section ${number}`,
    html: `<p>Text of section ${number}</p>`,
  }),
);

/** An editorial page with one section. */
export const anEditorialPage = builder(API_SCHEMAS.editorialPage, (number) => ({
  id: `page-${number}`,
  title: `Page ${number}`,
  lead: `Lead of page ${number}`,
  description: 'A description of an editorial page that is long enough for the head of a page.',
  sections: [anEditorialSection()],
}));

/** A venue for all ages with one ticket, without shows and place. */
export const aVenue = builder(API_SCHEMAS.venues.shape.venues.element, (number) => ({
  id: `venue-${number}`,
  page: `venue-${number}`,
  name: `Venue ${number}`,
  ages: { from: 0 },
  minutes: { from: 60, until: 90 },
  shows: [],
  prices: [{ label: 'One player', amount: 4900, ticket: 'escape_room_person' }],
}));

/** No venue and no holiday. */
export const aVenueList = builder(API_SCHEMAS.venues, () => ({ venues: [], holidays: [] }));
