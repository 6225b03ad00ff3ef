/** The paths of the newsletter's links, below `/api`, and the page that they lead to. */
import { API_FORMS } from '@mall/contracts';

export const CONFIRM = `${API_FORMS.newsletter.path}/confirm`;
export const UNSUBSCRIBE = `${API_FORMS.newsletter.path}/unsubscribe`;

/** Path and hash of the page that has the newsletter's form in both languages. */
export const NEWSLETTER_PAGE = '/#hirlevel';
