import { SearchLinkDetails } from '@mall/blocks';
import { MAX_LENGTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import type { SearchLink } from '@mall/runtime';
import { Picture } from '@mall/ui';
import { Combobox, type ComboboxProps, type OptionProps } from '@mall/ui/combobox';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openMenuAtom } from '../navigation/open-menu.ts';
import { startInView } from '../site/page-focus.ts';
import { highlight } from './highlight.ts';
import styles from './suggestion-link.module.css';
import { useResultPage } from './use-result-page.ts';
import { useSuggestions } from './use-suggestions.ts';

function SearchForm({ text, children }: { text: string; children: ReactNode }) {
  const page = useResultPage();
  const navigate = useNavigate();
  return (
    <form
      action={page?.path}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        if (!page || !wanted) return;
        void navigate(page.urlFor(wanted));
        // A search on the page of results makes the field anew, and the focus would go with the old one.
        startInView('')?.focus({ preventScroll: true });
      }}
    >
      {children}
    </form>
  );
}

interface SuggestionLinkProps {
  suggestion: SearchLink;
  query: string;
  option: OptionProps;
}

function SuggestionLink({ suggestion, query, option }: SuggestionLinkProps) {
  const { path, title, image, imageFit, ...details } = suggestion;
  return (
    <a {...option} href={path}>
      {image && (
        <Picture className={styles.image} image={image} alt="" ratio="fill" fit={imageFit} />
      )}
      <span className={styles.title}>
        {highlight(title, query).map((piece, index) =>
          piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
        {details.text || details.hours ? (
          <small className={details.hours || details.from ? styles.text : styles.lead}>
            <SearchLinkDetails {...details} />
          </small>
        ) : null}
      </span>
    </a>
  );
}

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
        maxLength={MAX_LENGTH.searchQuery}
        text={text}
        onTextChange={(typed) => {
          setText(typed);
          setOpenMenu(null);
        }}
        // A menu opens over the list's place.
        isCovered={openMenu !== null}
        resultsFor={query}
        submitLabel={t('search.submit')}
        renderOption={(suggestion: SearchLink, option) => (
          // Several events have one page.
          <SuggestionLink
            key={`${suggestion.path} ${suggestion.title}`}
            {...{ suggestion, query, option }}
          />
        )}
        {...{ groups, isLoading, isEmpty, status, list }}
      />
    </SearchForm>
  );
}
