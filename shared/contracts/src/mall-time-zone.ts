/** The time zone that the mall's opening hours, screenings and dates are in (IANA name). */
export const MALL_TIME_ZONE = 'Europe/Budapest';
