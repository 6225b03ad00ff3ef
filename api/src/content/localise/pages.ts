/** Editorial pages, and the venues that pages and sections describe. */
import { cutDescription, type EditorialPage, type Venue, type Venues } from '@mall/contracts';
import type { LocalContent } from './local-content.ts';

/** The pages of `content` by their ids. */
export function localisePages(content: LocalContent): Map<string, EditorialPage> {
  return new Map(content.pages.map((page) => [page.id, toPage(page)]));
}

function toPage({ cover, ...page }: Page): EditorialPage {
  const images = cover && { cover };
  // A long brand name may take a description over the length that its contract allows.
  return { ...page, description: cutDescription(page.description), images };
}

type Page = LocalContent['pages'][number];
type Section = Page['sections'][number];

const LAST = 1000;

/** The venues of `content` in the order that it gives them. */
export function localiseVenues(content: LocalContent): Venues {
  return {
    venues: content.pages
      .flatMap((page) => [...pageVenue(page), ...page.sections.flatMap(sectionVenue(page))])
      .map((venue) => ({ ...venue, floor: floorOf(content, venue.place) }))
      .toSorted((a, b) => (a.order ?? LAST) - (b.order ?? LAST)),
    holidays: content.site.public_holidays,
  };
}

function pageVenue({ id, title, lead, cover, opening_hours, venue, sections }: Page): Venue[] {
  if (!venue) return [];
  const shown = { lead, images: cover && { cover }, opening_hours };
  const prices = sections.flatMap((section) => (section.venue ? [] : (section.prices ?? [])));
  return [{ id, page: id, name: title, ...shown, ...venue, prices }];
}

/** A section has the opening hours of its page. */
function sectionVenue({ id: page, opening_hours }: Page): (section: Section) => Venue[] {
  return ({ id, heading, venue, prices = [] }) => {
    return venue ? [{ id, page, section: id, name: heading, opening_hours, ...venue, prices }] : [];
  };
}

function floorOf({ floor_plan }: LocalContent, place: string | undefined): Venue['floor'] {
  return floor_plan?.unit.features.find(({ id }) => id === place)?.properties.level_id;
}
