/** Tells that the account is deleted; closing the message takes the mark out of the address. */
import { useMessages } from '@mall/i18n';
import { useDialogs } from '@mall/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutDeletedMark } from './deleted-mark.ts';

export function AccountDeleted() {
  const t = useMessages('shell');
  const { showMessage } = useDialogs();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMarked = withoutDeletedMark({ pathname, search, hash: '' }) !== undefined;

  const onClose = () => {
    // The visitor may have gone on to another page meanwhile.
    const address = withoutDeletedMark(window.location);
    if (address) void navigate(address, { replace: true, preventScrollReset: true });
  };
  const show = useEffectEvent(() =>
    showMessage({
      type: 'success',
      headline: t('modals.deleted.headline'),
      primary: { title: t('modals.close') },
      onClose,
    }),
  );
  useEffect(() => {
    if (isMarked) show();
  }, [isMarked]);
  return null;
}
