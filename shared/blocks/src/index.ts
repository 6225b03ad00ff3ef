/** Components that several apps show, made of design system, links and their own texts. */
export { AllHours } from './all-hours/all-hours.tsx';
export { Breadcrumbs, breadcrumbList } from './breadcrumbs/breadcrumbs.tsx';
export { CalendarLink } from './calendar-link/calendar-link.tsx';
export { CAROUSEL_TEXTS } from './carousel-texts/carousel-texts.ts';
export { EmailText, PhoneLink } from './contact-links/contact-links.tsx';
export { limitDescription } from './description/limit-description.ts';
export { DiscountCard, Validity } from './discount/discount-card.tsx';
export { DiscountTile, DiscountValue, ExpiredTag } from './discount/discount-value.tsx';
export {
  EditorialBody,
  type EditorialBodyProps,
  SectionContent,
} from './editorial/editorial-body.tsx';
export { type EditorialHead, editorialHead } from './editorial/editorial-head.ts';
export { editorialPage } from './editorial/editorial-page.tsx';
export { SectionLinks } from './editorial/section-links.tsx';
export { fieldErrors } from './form/field-errors.ts';
export { Form } from './form/form.tsx';
export { ConsentField, RequiredNote, SubmitButton } from './form/form-controls.tsx';
export { useFocusOnResponse } from './form/form-outcome.tsx';
export { useQueryMessage } from './form/outcome-messages.ts';
export { useForm } from './form/use-form.ts';
export { NewTabNote } from './new-tab-note/new-tab-note.tsx';
export { OpenStatus, type OpenStatusProps } from './open-status/open-status.tsx';
export { useOpenStatus } from './open-status/use-open-status.ts';
export {
  LIST_ANCHOR,
  PAGE_KEY,
  Pager,
  pagedTitle,
  pageNumber,
  pageQuery,
} from './pager/pager.tsx';
export { QueryForm } from './query-form/query-form.tsx';
export { QuerySelect } from './query-form/query-select.tsx';
export { useEarlyChoices } from './query-form/use-early-choices.ts';
export { useQueryField } from './query-form/use-query-field.ts';
export { SearchLinkDetails } from './search-link/search-link-details.tsx';
export { SectionNavigation } from './section-navigation/section-navigation.tsx';
export { eventData } from './structured-data/event-data.ts';
export { itemList, placeLocation } from './structured-data/structured-data.ts';
