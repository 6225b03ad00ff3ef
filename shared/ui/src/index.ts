/** The design system: components, formats and the classes that make an anchor look like a button. */
export { Button, buttonClass } from './button/button.tsx';
export { Card, CardBody, CardMedia, CardTitle, stretchedLinkClass } from './card/card.tsx';
export { TypeTile } from './card/type-tile.tsx';
export {
  budapestDate,
  formatDay,
  formatDayRange,
  formatMoment,
  formatNearDays,
  formatTime,
  formatUntil,
} from './format/day.ts';
export { formatDayHours, formatWeekdays, TODAY } from './format/weekday.ts';
export { Icon, type IconName } from './icon/icon.tsx';
export { IconButton } from './icon-button/icon-button.tsx';
export { IconTile } from './icon-tile/icon-tile.tsx';
export { EmptyState, ErrorState } from './message-state/message-state.tsx';
export { prefersReducedMotion } from './motion/reduced-motion.ts';
export { OpeningHoursTable } from './opening-hours-table/opening-hours-table.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { Picture } from './picture/picture.tsx';
export { Section, type SectionProps, textColumnsClass } from './section/section.tsx';
export { Skeleton } from './skeleton/skeleton.tsx';
export { Tag } from './tag/tag.tsx';
export { categoryClass, type Tone, toneClass } from './tone/tone.ts';
export { Wrapper } from './wrapper/wrapper.tsx';
