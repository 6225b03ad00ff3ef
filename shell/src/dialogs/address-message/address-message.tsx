/** Shows the message that the address asks for; closing it takes the request out of the address. */
import { useMessages } from '@mall/i18n';
import { useDialogs } from '@mall/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startInView } from '../../site/page-focus.ts';
import { messageInAddress, withoutMessage } from './message-in-address.ts';

export function AddressMessage() {
  const t = useMessages('shell');
  const { showMessage } = useDialogs();
  const navigate = useNavigate();
  const asked = messageInAddress(useLocation());

  const show = useEffectEvent((message: NonNullable<typeof asked>) => {
    const texts = `dialogs.addressMessages.${message.texts}` as const;
    showMessage({
      type: message.type,
      headline: t(`${texts}.headline`),
      html: t(`${texts}.text`),
      focusAfter: () => startInView(window.location.hash),
      onClose: () => {
        // The visitor may have gone on to another page meanwhile.
        const address = withoutMessage(window.location, message);
        if (address) void navigate(address, { replace: true, preventScrollReset: true });
      },
    });
  });
  useEffect(() => {
    if (asked) show(asked);
  }, [asked]);
  return null;
}
