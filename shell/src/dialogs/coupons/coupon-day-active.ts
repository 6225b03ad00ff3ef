/** The coupon day is off in client state, whatever the API's `couponDayActive` says (spec section 4). */
import { atom } from 'jotai';

export const couponDayActiveAtom = atom(false);
