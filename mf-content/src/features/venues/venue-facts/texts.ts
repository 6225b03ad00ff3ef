/**
 * The texts of the venues' facts. They are in a module of the feature and no message file, because the
 * messages of an app go to each of its pages, and these texts belong to four.
 */
import type { Language } from '@mall/contracts';

const hu = {
  facts: 'A látogatás tudnivalói',
  today: 'Ma',
  open: (until: string) => `Nyitva ${until}-ig`,
  closed: 'Zárva',
  closedUntil: (from: string) => `Zárva, nyit: ${from}`,
  cashDesk: (until: string) => `pénztár ${until}-ig`,
  ages: 'Kinek?',
  allAges: 'minden korosztály',
  agesBetween: (from: number, until: number) => `${from}–${until} éveseknek`,
  agesFrom: (from: number) => `${from} éves kortól`,
  agesUntil: (until: number) => `${until} éves korig`,
  time: 'Mennyi ideig?',
  minutes: (range: string) => `${range} perc`,
  hours: (range: string) => `${range} óra`,
  price: 'Mennyiért?',
  priceFrom: (price: string, unit: string) => `${price}-tól${unit}`,
  place: 'Hol?',
  floor: { ground: 'Földszint', upper: 'Emelet' },
  walk: (from: string, metres: number, minutes: number) =>
    `${from}: ${metres}\u00a0m, ${minutes}\u00a0perc`,
  calculate: 'Számold ki, mennyi lesz',
  shows: 'Mi következik?',
  every: (minutes: number) => `${minutes} percenként, zárásig`,
  on: (day: string, time: string) => `${day} ${time}`,
  todayWord: 'ma',
  tomorrowWord: 'holnap',
  noShow: 'mostanában nem lesz',
  left: 'még',
  soon: (name: string) => `${name}: egy percen belül kezdődik.`,
  overview: 'Kinek melyik?',
  overviewLead: 'Minden egy épületben van, így egy napba több is belefér.',
  venues: 'Élményhelyszínek',
  more: 'További élmények',
};

const en: typeof hu = {
  facts: 'What to know for a visit',
  today: 'Today',
  open: (until) => `Open until ${until}`,
  closed: 'Closed',
  closedUntil: (from) => `Closed, opens ${from}`,
  cashDesk: (until) => `cash desk until ${until}`,
  ages: 'For whom?',
  allAges: 'all ages',
  agesBetween: (from, until) => `ages ${from}–${until}`,
  agesFrom: (from) => `from age ${from}`,
  agesUntil: (until) => `up to age ${until}`,
  time: 'How long?',
  minutes: (range) => `${range} minutes`,
  hours: (range) => `${range} hours`,
  price: 'How much?',
  priceFrom: (price, unit) => `from ${price}${unit}`,
  place: 'Where?',
  floor: { ground: 'Ground floor', upper: 'First floor' },
  walk: (from, metres, minutes) => `${from}: ${metres}\u00a0m, ${minutes}\u00a0min`,
  calculate: 'Work out your price',
  shows: 'What is next?',
  every: (minutes) => `every ${minutes} minutes until closing time`,
  on: (day, time) => `${day} ${time}`,
  todayWord: 'today',
  tomorrowWord: 'tomorrow',
  noShow: 'none for now',
  left: 'in',
  soon: (name) => `${name}: begins within a minute.`,
  overview: 'Which one for whom?',
  overviewLead: 'It is all in one building, so a day has room for several.',
  venues: 'Venues',
  more: 'More to do',
};

const TEXTS: Record<Language, typeof hu> = { hu, en };
export const textsOf = (language: Language): typeof hu => TEXTS[language];
export type VenueTexts = typeof hu;
