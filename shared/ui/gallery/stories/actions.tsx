/** Buttons, links and chips. */
import { useState } from 'react';
import { chipClass, FilterChips } from '../../src/filter-chips/filter-chips.tsx';
import { Button, buttonClass, IconButton } from '../../src/index.ts';
import { say, Variant } from '../story-parts.tsx';

function Filters() {
  const [chosen, setChosen] = useState('Mind');
  const items = ['Mind', 'Könyv', 'Sport', 'Otthon és kert', 'Játék'].map((name) => ({
    key: name,
    element: (
      <button
        type="button"
        className={chipClass()}
        aria-pressed={name === chosen}
        onClick={() => setChosen(name)}
      >
        {name}
      </button>
    ),
  }));
  return <FilterChips label={say('Szűrés', 'Filter')} items={items} />;
}

export function Story() {
  return (
    <>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <Variant key={variant} name={`variant="${variant}"`} row>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant={variant} size={size}>
              {say('Jegyvásárlás', 'Buy a ticket')}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {say('Elfogyott', 'Sold out')}
          </Button>
        </Variant>
      ))}
      <Variant name="IconButton" row>
        <IconButton icon="cross" label={say('Bezárás', 'Close')} />
        <IconButton icon="magnifier" label={say('Keresés', 'Search')} />
      </Variant>
      <Variant name="a, and buttonClass() on an a" row>
        <a href="#actions">{say('A keleti lift', 'The eastern lift')}</a>
        <a href="#actions" className={buttonClass('secondary')}>
          {say('Térkép', 'Floor plan')}
        </a>
      </Variant>
      <Variant name="FilterChips of buttons with aria-pressed">
        <Filters />
      </Variant>
    </>
  );
}
