/** The exhibits in the order of the page: foundations first, then parts from small to large. */
import type { Exhibit } from './exhibit.ts';
import { buttons } from './exhibits/buttons.tsx';
import { cards } from './exhibits/cards.tsx';
import { carousels } from './exhibits/carousels.tsx';
import { colours } from './exhibits/colours.tsx';
import { comboboxes } from './exhibits/comboboxes.tsx';
import { dialogs } from './exhibits/dialogs.tsx';
import { facts } from './exhibits/facts.tsx';
import { fields } from './exhibits/fields.tsx';
import { filters } from './exhibits/filters.tsx';
import { links } from './exhibits/links.tsx';
import { menus } from './exhibits/menus.tsx';
import { messageStates } from './exhibits/message-states.tsx';
import { notices } from './exhibits/notices.tsx';
import { openingHours } from './exhibits/opening-hours.tsx';
import { pageHeaders } from './exhibits/page-headers.tsx';
import { pictureFrames } from './exhibits/picture-frames.tsx';
import { skeletons } from './exhibits/skeletons.tsx';
import { spacing } from './exhibits/spacing.tsx';
import { tags } from './exhibits/tags.tsx';
import { typeScale } from './exhibits/type-scale.tsx';

export const EXHIBITS: readonly Exhibit[] = [
  ...[colours, typeScale, spacing],
  ...[buttons, links, tags, notices, fields, comboboxes, filters],
  ...[menus],
  ...[cards, pictureFrames, carousels, dialogs, pageHeaders],
  ...[facts, openingHours, skeletons, messageStates],
];
