/** An evening among sharks, where invited guests reply. */
import { useMessages } from '@mall/i18n';
import { campaignPage } from '../../campaign-page.tsx';
import { GuestAnswer } from '../../features/guest-answer/guest-answer.tsx';
import { Programme } from '../../features/programme/programme.tsx';

export const { loader, meta, Component } = campaignPage({
  id: 'capakkozott',
  ground: 'sea',
  useTexts: () => {
    const t = useMessages('campaigns');
    return { eyebrow: t('capakkozott.eyebrow'), start: t('capakkozott.start') };
  },
  parts: ({ call }) => call && <GuestAnswer call={call} />,
  renderFacts: (facts) => <Programme entries={facts} />,
  // Only invited guests come.
  isPublicEvent: false,
});
