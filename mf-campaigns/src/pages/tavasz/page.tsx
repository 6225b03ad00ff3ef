/** A promotion with receipts, open between the dates of the content. */
import { useMessages } from '@mall/i18n';
import { campaignPage } from '../../campaign-page.tsx';
import { ReceiptEntry } from '../../features/receipt/receipt-form.tsx';

export const { loader, meta, Component } = campaignPage({
  id: 'tavasz',
  ground: 'meadow',
  useTexts: () => {
    const t = useMessages('campaigns');
    return { eyebrow: t('tavasz.eyebrow'), start: t('tavasz.start') };
  },
  parts: (campaign, endsPage) => <ReceiptEntry campaign={campaign} endsPage={endsPage} />,
});
