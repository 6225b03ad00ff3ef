import { useState } from 'react';
import { chipClass, FilterChips } from '../../src/filter-chips/filter-chips.tsx';
import { say } from '../say.ts';
import { Variant } from '../variant.tsx';

export function Story() {
  const [chosen, setChosen] = useState('all');
  const names = {
    all: say('Mind', 'All'),
    books: say('Könyv', 'Books'),
    sport: say('Sport', 'Sport'),
    home: say('Otthon és kert', 'Home and garden'),
    toys: say('Játék', 'Toys'),
  };
  const items = Object.entries(names).map(([key, name]) => ({
    key,
    element: (
      <button
        type="button"
        className={chipClass()}
        aria-pressed={key === chosen}
        onClick={() => setChosen(key)}
      >
        {name}
      </button>
    ),
  }));
  return (
    <Variant name="buttons with aria-pressed">
      <FilterChips label={say('Szűrés', 'Filter')} items={items} />
    </Variant>
  );
}
