/** The suggestions below the search field, in groups; as a list of options for screen readers. */
import { useMessages } from '@mall/i18n';
import { clsx } from 'clsx';
import type { SuggestionGroup } from './suggestion-groups.ts';
import { SuggestionLink } from './suggestion-link.tsx';
import styles from './suggestion-list.module.css';
import { optionId } from './use-search-field.ts';

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  query: string;
  active: number | undefined;
  /** Whether a newer answer is under way. */
  isLoading: boolean;
  className?: string | undefined;
}

/** The place in the whole list of the first option of each group. */
function firstPlaces(groups: readonly SuggestionGroup[]): number[] {
  let place = 0;
  return groups.map(({ suggestions }) => {
    const first = place;
    place += suggestions.length;
    return first;
  });
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, query, active, isLoading, className } = props;
  const t = useMessages('shell');
  const first = firstPlaces(groups);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('search.results')}
      aria-busy={isLoading}
      className={clsx(styles.list, className)}
      // A press on the list leaves the keyboard in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ kind, suggestions }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
          <span id={`${id}-${kind}`} className={styles.heading}>
            {t(`search.${kind}`)}
          </span>
          {suggestions.map((suggestion, place) => {
            const option = (first[group] ?? 0) + place;
            return (
              <SuggestionLink
                key={suggestion.slug}
                id={optionId(id, option)}
                suggestion={suggestion}
                query={query}
                isActive={option === active}
                isLogo={kind === 'shops'}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
