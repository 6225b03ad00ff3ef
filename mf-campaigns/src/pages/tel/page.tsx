/** A promotion with receipts, open in the time that the content gives it. */
import { useMessages } from '@mall/i18n';
import { campaignPage } from '../../campaign-page.tsx';
import { UploadForm } from '../../features/promotion-upload/upload-form.tsx';

export const { loader, meta, Component } = campaignPage({
  id: 'tel',
  ground: 'snow',
  useTexts: () => {
    const t = useMessages('campaigns');
    return { eyebrow: t('tel.eyebrow'), start: t('tel.start') };
  },
  parts: ({ call, promotion }) =>
    call && promotion ? <UploadForm call={call} promotion={promotion} /> : null,
});
