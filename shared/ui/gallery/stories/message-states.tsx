import { Button, EmptyState, ErrorState, Skeleton } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { say } from '../say.ts';
import { Variant } from '../variant.tsx';

export function Story() {
  return (
    <div className={styles.columns}>
      <Variant name="EmptyState">
        <EmptyState
          level={3}
          title={say('Nincs találat', 'Nothing found')}
          text={say('Próbálja rövidebb szóval.', 'Try a shorter word.')}
        />
      </Variant>
      <Variant name="Skeleton">
        <Skeleton count={3} />
      </Variant>
      <Variant name="ErrorState">
        <ErrorState
          level={3}
          title={say('Ez most nem jött be', 'This did not load')}
          text={say('A hiba nálunk van.', 'The fault is ours.')}
          action={<Button>{say('Újra', 'Try again')}</Button>}
        />
      </Variant>
    </div>
  );
}
