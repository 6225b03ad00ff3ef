import { PriceTable } from '../../src/index.ts';
import type { Exhibit, ShowProps } from '../exhibit.ts';

function Prices({ language, say }: ShowProps) {
  return (
    <PriceTable
      language={language}
      caption={say('Belépők', 'Tickets')}
      captionVisible
      prices={[
        { label: say('Felnőtt', 'Adult'), amount: 2490 },
        { label: say('Diák', 'Student'), amount: 1790, note: say('igazolvánnyal', 'with a card') },
        { label: say('Csoport', 'Group'), amount: 1500, unit: say('/ fő', '/ person') },
        { label: say('Kísérő', 'Carer'), amount: 0 },
      ]}
    />
  );
}

export const priceTables: Exhibit = { id: 'prices', title: 'Price table', Show: Prices };
