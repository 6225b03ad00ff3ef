import type { FeaturedMovie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Tag, TagList, type TagTone } from '@mall/ui';

/** Length, sound versions and, unless `short`, genre and age rating of a movie. */
export function MovieFacts({ movie, short = false }: { movie: FeaturedMovie; short?: boolean }) {
  const t = useMessages('cinema');
  const { genre, age_rating: age, length, sub_dub } = movie;
  const rating = age === 0 ? t('movies.allAges') : t('movies.ageRating', { age });
  const facts: { text: string; tone: TagTone }[] = [
    { text: genre, tone: 'plum' },
    { text: rating, tone: age >= 16 ? 'coral' : 'leaf' },
    { text: t('movies.minutes', { length }), tone: 'neutral' },
    ...sub_dub.map((sound) => ({ text: t(`movies.sound.${sound}`), tone: 'sky' as const })),
  ];
  return (
    <TagList>
      {facts.slice(short ? 2 : 0).map(({ text, tone }) => (
        <Tag key={text} tone={tone}>
          {text}
        </Tag>
      ))}
    </TagList>
  );
}
