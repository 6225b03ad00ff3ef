/** The stories in the order of the page: foundations first, then parts from small to large. */

import { buttons } from './stories/buttons.tsx';
import { cards } from './stories/cards.tsx';
import { carousels } from './stories/carousels.tsx';
import { colours } from './stories/colours.tsx';
import { comboboxes } from './stories/comboboxes.tsx';
import { dialogs } from './stories/dialogs.tsx';
import { facts } from './stories/facts.tsx';
import { fields } from './stories/fields.tsx';
import { filters } from './stories/filters.tsx';
import { links } from './stories/links.tsx';
import { menus } from './stories/menus.tsx';
import { messageStates } from './stories/message-states.tsx';
import { notices } from './stories/notices.tsx';
import { openingHours } from './stories/opening-hours.tsx';
import { pageHeaders } from './stories/page-headers.tsx';
import { pictureFrames } from './stories/picture-frames.tsx';
import { skeletons } from './stories/skeletons.tsx';
import { spacing } from './stories/spacing.tsx';
import { tags } from './stories/tags.tsx';
import { typeScale } from './stories/type-scale.tsx';
import type { Story } from './story.ts';

export const STORIES: readonly Story[] = [
  ...[colours, typeScale, spacing],
  ...[buttons, links, tags, notices, fields, comboboxes, filters],
  ...[menus],
  ...[cards, pictureFrames, carousels, dialogs, pageHeaders],
  ...[facts, openingHours, skeletons, messageStates],
];
