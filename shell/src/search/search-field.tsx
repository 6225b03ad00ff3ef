/** The search field: suggestions for what is typed, in groups. */
import { SEARCH_QUERY_MAX_LENGTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import type { SearchLink } from '@mall/runtime';
import { Icon } from '@mall/ui';
import { Combobox, type ComboboxProps } from '@mall/ui/combobox';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openMenuAtom } from '../navigation/open-menu.ts';
import { SearchForm } from './search-form.tsx';
import { SuggestionLink } from './suggestion-link.tsx';
import { useResultPage } from './use-result-page.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchFieldProps = Pick<ComboboxProps<SearchLink>, 'list'>;

/** A new page starts with an empty search: the key resets the field. */
export function SearchField(props: SearchFieldProps) {
  return <FieldOfPage key={useLocation().key} {...props} />;
}

function FieldOfPage({ list }: SearchFieldProps) {
  const t = useMessages('shell');
  const [text, setText] = useState('');
  const [openMenu, setOpenMenu] = useAtom(openMenuAtom);
  const { groups, query, isLoading, isEmpty, status } = useSuggestions(text);
  return (
    <SearchForm text={text}>
      <Combobox
        label={t('search.label')}
        name={useResultPage()?.queryKey}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        listLabel={t('search.results')}
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        text={text}
        onTextChange={(typed) => {
          setText(typed);
          setOpenMenu(null);
        }}
        // A menu opens over the list's place.
        isCovered={openMenu !== null}
        answerTo={query}
        icon={<Icon name="magnifier" />}
        renderOption={(suggestion: SearchLink, option) => (
          <SuggestionLink key={suggestion.path} {...{ suggestion, query, option }} />
        )}
        {...{ groups, isLoading, isEmpty, status, list }}
      />
    </SearchForm>
  );
}
