/** Stands in for a page whose remote or data cannot be had now; everything around it goes on. */
import { useMessages } from '@mall/i18n';
import { Button, ErrorState, Wrapper } from '@mall/ui';
import { useRevalidator } from 'react-router-dom';

export function Unavailable() {
  const t = useMessages('shell');
  const { revalidate, state } = useRevalidator();
  return (
    <Wrapper>
      <ErrorState
        level={1}
        title={t('unavailable.title')}
        text={t('unavailable.text')}
        action={
          <Button type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
            {t('unavailable.retry')}
          </Button>
        }
      />
    </Wrapper>
  );
}
