/** The cinema: the cheapest ticket of each for one screening. */
import {
  hasWednesdayTicket,
  NO_JUNIORS_RATING,
  type VENUE_TICKETS,
  type Weekday,
} from '@mall/contracts';
import { ADULT_AGE, isEntitled, JUNIOR_UNTIL, type Person } from './person.ts';
import { cheapest, type PricesOf, type Ticket } from './ticket.ts';
import { type CostNote, costOf, type VenueCost } from './venue-cost.ts';

type CinemaTicket = (typeof VENUE_TICKETS.cinema)[number];
type CinemaPrices = PricesOf<CinemaTicket>;

export interface Screening {
  threeD: boolean;
  /** How many people bring 3D glasses of their own. */
  ownGlasses: number;
  weekday: Weekday;
  /** 0 for every film that is rated below 16. */
  rating: 0 | 16 | 18;
}

/** Rated 18: nobody younger is admitted. Rated 16: not advised for those below. */
const ADMITTED_TO_ALL = 16;

/** Tickets of the same kind of visitor, with and without the glasses of the cinema. */
const THREE_D = {
  full: ['threed_full', 'threed_full_noglass'],
  junior: ['threed_junior', 'threed_junior_noglass'],
  entitled: ['threed_student', 'threed_student_noglass'],
} as const;

export function cinemaCost(
  people: readonly Person[],
  prices: CinemaPrices,
  screening: Screening,
): VenueCost {
  const { rating } = screening;
  const isAdmitted = ({ age }: Person) => rating <= ADMITTED_TO_ALL || age >= ADULT_AGE;
  const admitted = people.filter(isAdmitted);
  const tickets = screening.threeD
    ? withGlasses(admitted, prices, screening)
    : admitted.map((person) => flatTicket(person, prices, screening));
  return {
    ...costOf('cinema', tickets),
    notes: notesOn(admitted, screening),
    excluded: people.flatMap((person, index) =>
      isAdmitted(person) ? [] : [{ index, reason: 'under-18-film' as const }],
    ),
  };
}

const isJunior = ({ age }: Person, { rating }: Screening) =>
  age <= JUNIOR_UNTIL && rating < NO_JUNIORS_RATING;

function flatTicket(person: Person, prices: CinemaPrices, screening: Screening): Ticket {
  const ticket = (name: CinemaTicket): Ticket => ({ name, amount: prices[name].amount });
  return cheapest(
    ticket('full_price'),
    hasWednesdayTicket(screening.weekday, screening) && ticket('wednesday_ticket'),
    isJunior(person, screening) && ticket('junior_normal'),
    isEntitled(person) && ticket('student_normal'),
  );
}

function ticket3D(person: Person, prices: CinemaPrices, screening: Screening, own: boolean) {
  const ticket = (kind: keyof typeof THREE_D): Ticket => {
    const name = THREE_D[kind][own ? 1 : 0];
    return { name, amount: prices[name].amount };
  };
  return cheapest(
    ticket('full'),
    isJunior(person, screening) && ticket('junior'),
    isEntitled(person) && ticket('entitled'),
  );
}

/** Own glasses go to those who save most by them. */
function withGlasses(
  people: readonly Person[],
  prices: CinemaPrices,
  screening: Screening,
): Ticket[] {
  const choices = people.map((person) => {
    const rented = ticket3D(person, prices, screening, false);
    const own = ticket3D(person, prices, screening, true);
    return { rented, own, saved: rented.amount - own.amount };
  });
  const first = choices
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved)
    .slice(0, screening.ownGlasses);
  return choices.map((choice) => (first.includes(choice) ? choice.own : choice.rented));
}

function notesOn(people: readonly Person[], { rating, threeD, weekday }: Screening): CostNote[] {
  const young = rating === 16 ? people.filter(({ age }) => age < rating).length : 0;
  return [
    ...(threeD && weekday === 'wednesday' ? [{ kind: 'no-wednesday-3d' as const }] : []),
    ...(young > 0 ? [{ kind: 'film-16' as const, count: young }] : []),
  ];
}
