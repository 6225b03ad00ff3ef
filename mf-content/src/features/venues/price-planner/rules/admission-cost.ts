/** Brick park and aquarium: single tickets, and a family ticket for two adults and two children. */
import type { Ages, TicketName, TicketVenue } from '@mall/contracts';
import { isEntitled, type Person } from './person.ts';
import { cheapest, covers, type PricesOf, type Ticket } from './ticket.ts';
import { type CostNote, costOf, sumOf, type VenueCost } from './venue-cost.ts';

const FAMILY = { adults: 2, children: 2 };

interface Admission {
  venue: TicketVenue;
  single: (person: Person) => Ticket | undefined;
  family: Ticket;
  /** Whom the family ticket takes for a child; everybody older is an adult. */
  childAges: Ages | undefined;
}

/** The brick park: the reduced ticket is for children and for all who are entitled. */
export function brickParkCost(
  people: readonly Person[],
  prices: PricesOf<'kockapark_day' | 'kockapark_reduced' | 'kockapark_family'>,
): VenueCost {
  const ticket = ticketOf(prices);
  const { ages } = prices.kockapark_reduced;
  return admissionCost(people, {
    venue: 'kockapark',
    single: (person) =>
      cheapest(
        ticket('kockapark_day'),
        (isEntitled(person) || covers(ages, person.age)) && ticket('kockapark_reduced'),
      ),
    family: ticket('kockapark_family'),
    childAges: ages,
  });
}

/** The aquarium: whoever is younger than the child ticket begins enters free. */
export function aquariumCost(
  people: readonly Person[],
  prices: PricesOf<
    'tropicarium_adult' | 'tropicarium_reduced' | 'tropicarium_child' | 'tropicarium_family'
  >,
): VenueCost {
  const ticket = ticketOf(prices);
  const { ages } = prices.tropicarium_child;
  return admissionCost(people, {
    venue: 'tropicarium',
    single: (person) =>
      person.age < (ages?.from ?? 0)
        ? undefined
        : cheapest(
            ticket('tropicarium_adult'),
            isEntitled(person) && ticket('tropicarium_reduced'),
            covers(ages, person.age) && ticket('tropicarium_child'),
          ),
    family: ticket('tropicarium_family'),
    childAges: ages,
  });
}

function ticketOf<Name extends TicketName>(prices: PricesOf<Name>) {
  return (name: Name): Ticket => ({ name, amount: prices[name].amount });
}

function admissionCost(
  people: readonly Person[],
  { venue, single, family, childAges }: Admission,
): VenueCost {
  const singles = people.flatMap((person) => {
    const ticket = single(person);
    return ticket ? [{ ticket, isChild: covers(childAges, person.age) }] : [];
  });
  const tickets = withFamilies(singles, family);
  const without = sumOf(singles.map(({ ticket }) => ticket));
  const free = people.length - singles.length;
  const notes: CostNote[] = [
    ...(sumOf(tickets) < without ? [{ kind: 'family-saves' as const, singles: without }] : []),
    ...(free > 0
      ? [{ kind: 'free' as const, count: free, ages: 'below-child-ticket' as const }]
      : []),
  ];
  return { ...costOf(venue, tickets), notes };
}

interface Single {
  ticket: Ticket;
  isChild: boolean;
}

/**
 * The cheapest tickets with any number of family tickets. With a given number, those whose own tickets
 * cost most are best on them.
 */
function withFamilies(singles: readonly Single[], family: Ticket): Ticket[] {
  const byPrice = (isChild: boolean) =>
    singles
      .filter((single) => single.isChild === isChild)
      .map(({ ticket }) => ticket)
      .sort((a, b) => b.amount - a.amount);
  const [adults, children] = [byPrice(false), byPrice(true)];
  const most = Math.floor(
    Math.min(adults.length / FAMILY.adults, children.length / FAMILY.children),
  );
  const choices = Array.from({ length: most + 1 }, (_, families) => [
    ...Array.from({ length: families }, () => family),
    ...adults.slice(families * FAMILY.adults),
    ...children.slice(families * FAMILY.children),
  ]);
  return choices.reduce((best, choice) => (sumOf(choice) < sumOf(best) ? choice : best));
}
