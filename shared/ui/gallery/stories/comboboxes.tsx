import { useState } from 'react';
import { Combobox, type ComboboxProps } from '../../src/combobox/combobox.tsx';
import { say, Variant } from '../story-parts.tsx';

const NAMES = { shops: ['Cipőkuckó', 'Könyvliget', 'Sportisimo'], treats: ['Kávézug', 'Fagyitó'] };

function Search({ list }: Pick<ComboboxProps<string>, 'list'>) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = (names: readonly string[]) =>
    names.filter((name) => wanted !== '' && name.toLowerCase().includes(wanted));
  const groups = [
    { key: 'shops', name: say('Üzletek', 'Shops'), options: found(NAMES.shops) },
    { key: 'treats', name: say('Finomságok', 'Treats'), options: found(NAMES.treats) },
  ].filter(({ options }) => options.length > 0);
  const isEmpty = wanted !== '' && groups.length === 0;
  return (
    <Combobox
      label={say('Keresés', 'Search')}
      placeholder={say('Például: k', 'For instance: k')}
      clearLabel={say('Törlés', 'Clear')}
      listLabel={say('Találatok', 'Results')}
      maxLength={40}
      text={text}
      onTextChange={setText}
      resultsFor={wanted}
      isLoading={false}
      isEmpty={isEmpty}
      status={isEmpty ? say('Nincs találat', 'Nothing found') : ''}
      submitLabel={say('Keresés indítása', 'Search')}
      renderOption={(name, option) => (
        <a key={name} {...option} href="#comboboxes">
          {name}
        </a>
      )}
      groups={groups}
      list={list}
    />
  );
}

export const Story = () => (
  <>
    <Variant name="list popup">
      <Search />
    </Variant>
    <Variant name="list panel">
      <Search list="panel" />
    </Variant>
  </>
);
