/** The design system: components, formats and the classes that make an anchor look like a button. */
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export {
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './button/button-class.ts';
export { Card, CardBody, CardMedia, type CardProps, CardTitle } from './card/card.tsx';
export { CardGrid, type CardGridProps } from './card/card-grid.tsx';
export { DateBadge, type DateBadgeProps } from './date-badge/date-badge.tsx';
export {
  EditorialSections,
  type EditorialSectionsProps,
} from './editorial-sections/editorial-sections.tsx';
export type { RenderLink } from './editorial-sections/section-links.tsx';
export { FactList, type FactListProps } from './fact-list/fact-list.tsx';
export { Checkbox, type CheckboxProps } from './field/checkbox.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { FilterChips, type FilterChipsProps } from './filter-chips/filter-chips.tsx';
export {
  budapestDate,
  type DayStyle,
  formatDay,
  formatTime,
} from './format/day.ts';
export { formatDayRange } from './format/day-range.ts';
export { formatForints } from './format/money.ts';
export { coversWeekday, formatHours, formatWeekdays } from './format/weekday.ts';
export { CrossIcon } from './icon/cross-icon.tsx';
export { LensIcon } from './icon/lens-icon.tsx';
export { EmptyState, ErrorState, type MessageStateProps } from './message-state/message-state.tsx';
export { prefersReducedMotion } from './motion/reduced-motion.ts';
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice.tsx';
export {
  OpeningHoursTable,
  type OpeningHoursTableProps,
} from './opening-hours-table/opening-hours-table.tsx';
export { useMallWeekday } from './opening-hours-table/use-mall-weekday.ts';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { Picture, type PictureProps } from './picture/picture.tsx';
export { PriceTable, type PriceTableProps } from './price-table/price-table.tsx';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { Section, type SectionProps } from './section/section.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Tag, TagList, type TagTone } from './tag/tag.tsx';
export { Wrapper, type WrapperProps } from './wrapper/wrapper.tsx';
