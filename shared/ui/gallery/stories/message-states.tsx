import { Button, EmptyState, ErrorState } from '../../src/index.ts';
import styles from '../gallery.module.css';
import type { ShowProps, Story } from '../story.ts';
import { Variant } from '../variant.tsx';

function MessageStates({ say }: ShowProps) {
  return (
    <div className={styles.columns}>
      <Variant name="EmptyState">
        <EmptyState
          level={3}
          title={say('Nincs találat', 'Nothing found')}
          text={say('Próbálja rövidebb szóval.', 'Try a shorter word.')}
        />
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

export const messageStates: Story = {
  id: 'states',
  title: 'Empty and error states',
  Show: MessageStates,
};
