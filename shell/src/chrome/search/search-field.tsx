/** The search field with its suggestions, as a combobox: the keyboard stays in the field. */
import { SEARCH_QUERY_MAX_LENGTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { clsx } from 'clsx';
import styles from './search-field.module.css';
import { CrossIcon, LensIcon } from './search-icons.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { optionId, type SearchFieldState, useSearchField } from './use-search-field.ts';

interface SearchFieldProps {
  /** `popup` opens the list over the page; `panel` lets it follow the field. */
  list?: 'popup' | 'panel';
}

function Input({ field }: { field: SearchFieldState }) {
  const t = useMessages('shell');
  const { isOpen, isEmpty, listId, active } = field;
  const isListed = isOpen && !isEmpty;
  return (
    <input
      ref={field.inputRef}
      className={styles.input}
      type="text"
      role="combobox"
      aria-label={t('search.label')}
      aria-autocomplete="list"
      aria-expanded={isListed}
      aria-controls={isListed ? listId : undefined}
      aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
      placeholder={t('search.placeholder')}
      maxLength={SEARCH_QUERY_MAX_LENGTH}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={field.text}
      onChange={({ target }) => field.type(target.value)}
      onKeyDown={field.onKeyDown}
      onFocus={field.open}
      onClick={field.open}
    />
  );
}

export function SearchField({ list = 'popup' }: SearchFieldProps) {
  const t = useMessages('shell');
  const field = useSearchField(list === 'panel');
  const { isOpen, isEmpty, isLoading, text, groups, query, active, listId } = field;
  const place = styles[list];
  return (
    <div ref={field.rootRef} className={styles.field}>
      <div className={styles.frame}>
        {isLoading ? <span className={styles.loading} aria-hidden="true" /> : <LensIcon />}
        <Input field={field} />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('search.clear')}
            onClick={field.clear}
          >
            <CrossIcon />
          </button>
        )}
      </div>
      {isOpen && !isEmpty && (
        <SuggestionList id={listId} className={place} {...{ groups, query, active, isLoading }} />
      )}
      <p
        role="status"
        className={isOpen && isEmpty ? clsx(styles.nothing, place) : 'visually-hidden'}
      >
        {field.announcement}
      </p>
    </div>
  );
}
