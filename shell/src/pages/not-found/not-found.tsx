/** Shown for a path that nobody owns and for a slug that is not there, with status 404. */
import { useMessages } from '@mall/i18n';
import { buttonClass, EmptyState, Wrapper } from '@mall/ui';
import { Link } from 'react-router-dom';

export function NotFound() {
  const t = useMessages('shell');
  return (
    <Wrapper>
      <EmptyState
        level={1}
        title={t('not-found.title')}
        text={t('not-found.text')}
        action={
          <Link className={buttonClass('primary')} to="/">
            {t('not-found.home')}
          </Link>
        }
      />
    </Wrapper>
  );
}
