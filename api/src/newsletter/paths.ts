/** Where the calls of the newsletter stand, below `/api`. */
import { API_FORMS } from '@mall/contracts';

export const SIGN_UP = API_FORMS.newsletter;
export const CONFIRM = `${SIGN_UP}/confirm`;
export const UNSUBSCRIBE = `${SIGN_UP}/unsubscribe`;
