import { useMessages } from '@mall/i18n';
import type { LoaderArgs, MetaArgs } from '@mall/runtime';
import { useApiData } from '@mall/runtime';
import styles from './page.module.css';

export async function loader({ load }: LoaderArgs) {
  await load('cinema');
  return null;
}

export function meta({ t }: MetaArgs) {
  return { title: t('films.title'), description: t('films.title') };
}

export function Component() {
  const t = useMessages('cinema');
  const { movies } = useApiData('cinema');
  return (
    <main className={styles.page}>
      <h1>{t('films.title')}</h1>
      <ul>
        {movies.map((movie) => (
          <li key={movie.id}>{movie.name}</li>
        ))}
      </ul>
    </main>
  );
}
