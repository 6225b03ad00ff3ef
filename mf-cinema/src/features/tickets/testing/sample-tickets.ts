/** The tickets of the cinema with the prices of requirement 8.3 and their rules, as a section of a page. */
import type { TicketRule } from '@mall/contracts';

const JUNIOR: TicketRule = { ages: [{ from: 0, until: 16 }], rating: { from: 0, until: 15 } };
const REDUCED: TicketRule = { ages: [{ from: 66 }], concessions: ['student', 'disabled'] };

const TICKETS: [ticket: string, amount: number, rule: TicketRule][] = [
  ['full_price', 3100, { format: '2D' }],
  ['wednesday_ticket', 2200, { format: '2D', weekdays: ['wednesday'] }],
  ['junior_normal', 2300, { format: '2D', ...JUNIOR }],
  ['student_normal', 2600, { format: '2D', ...REDUCED }],
  ['threed_full', 3700, { format: '3D' }],
  ['threed_full_noglass', 3300, { format: '3D', own_glasses: true }],
  ['threed_junior', 2900, { format: '3D', ...JUNIOR }],
  ['threed_junior_noglass', 2500, { format: '3D', ...JUNIOR, own_glasses: true }],
  ['threed_student', 3200, { format: '3D', ...REDUCED }],
  ['threed_student_noglass', 2800, { format: '3D', ...REDUCED, own_glasses: true }],
];

export const sampleTicketSection = {
  id: 'jegyarak',
  heading: 'Jegyárak',
  prices: TICKETS.map(([ticket, amount, rule]) => ({ label: ticket, amount, ticket, rule })),
};
