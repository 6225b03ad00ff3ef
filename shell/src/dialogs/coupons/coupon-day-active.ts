/**
 * The coupon day is off in client state, whatever the API's `couponDayActive` says (requirement 4.8). Its switch is this one value: with `true` the menus have the link, and the dialog opens.
 */
import { atom } from 'jotai';

export const couponDayActiveAtom = atom(false);
