/** Components that several apps show, made of design system, links and their own texts. */
export { breadcrumbList } from './breadcrumbs/breadcrumb-list.ts';
export { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
export { CAROUSEL_TEXTS } from './carousel-texts/carousel-texts.ts';
export { limitDescription } from './description/limit-description.ts';
export { DiscountCard } from './discount/discount-card.tsx';
export { DiscountValue, ExpiredTag } from './discount/discount-value.tsx';
export { Validity } from './discount/validity.tsx';
export { EditorialBody, type EditorialBodyProps } from './editorial/editorial-body.tsx';
export { type EditorialHead, editorialHead } from './editorial/editorial-head.ts';
export { editorialPage } from './editorial/editorial-page.tsx';
export { SectionLinks } from './editorial-sections/section-links.tsx';
export { Form } from './form/form.tsx';
export { type FormOptions, useForm } from './form/use-form.ts';
export { useQueryMessage } from './form/use-query-message.ts';
export { NewTabNote } from './new-tab-note/new-tab-note.tsx';
export { PhoneLink } from './phone-link/phone-link.tsx';
export { placeLocation } from './place-location/place-location.ts';
