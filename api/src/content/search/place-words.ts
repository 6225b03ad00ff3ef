/** What visitors call the places of the floor plan. In both languages: guests use the words they know. */
import type { PlanNodeKind } from '@mall/contracts';

/** Kinds that visitors look for, with their words besides the name on the sign. */
export const PLACE_WORDS: Readonly<Partial<Record<PlanNodeKind, string>>> = {
  restroom: 'wc vécé mosdó toalett illemhely toilet toilets restroom bathroom washroom loo',
  'baby-room': 'baba mama pelenka pelenkázó szoptatás szoptató baby nappy diaper changing nursing',
  atm: 'pénzautomata bankautomata atm készpénz pénzfelvétel cash machine cashpoint',
  information: 'információ infópult segítség talált tárgyak information help desk lost property',
  lift: 'lift felvonó elevator',
  escalator: 'mozgólépcső escalator',
  stairs: 'lépcső stairs',
  parking: 'parkoló parkolás garázs mélygarázs parking garage car park',
  entrance: 'bejárat kijárat entrance exit',
};
