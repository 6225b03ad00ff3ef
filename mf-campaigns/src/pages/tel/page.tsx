/** A promotion with receipts, open between the dates of the content. */
import { campaignPage } from '../../campaign-page.tsx';
import { ReceiptEntry } from '../../features/receipt/receipt-form.tsx';

export const { loader, meta, Component } = campaignPage({
  id: 'tel',
  ground: 'snow',
  parts: (campaign, endsPage) => <ReceiptEntry campaign={campaign} endsPage={endsPage} />,
});
