import type { Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Tag, TagList } from '@mall/ui';

/** Length, sound versions and, unless `short`, genre and age rating of a film. */
export function FilmFacts({ movie, short = false }: { movie: Movie; short?: boolean }) {
  const t = useMessages('cinema');
  const { genre, age_rating: age, length, sub_dub } = movie;
  const rating = age === 0 ? t('films.allAges') : t('films.ageRating', { age });
  return (
    <TagList>
      {short ? null : <Tag tone="plum">{genre}</Tag>}
      {short ? null : <Tag tone={age >= 16 ? 'coral' : 'leaf'}>{rating}</Tag>}
      <Tag>{t('films.minutes', { length })}</Tag>
      {sub_dub.map((sound) => (
        <Tag key={sound} tone="sky">
          {t(`films.sound.${sound}`)}
        </Tag>
      ))}
    </TagList>
  );
}
