/** An evening among sharks, where invited guests reply. */
import { campaignPage } from '../../campaign-page.tsx';
import { GuestAnswer } from '../../features/guest-answer/guest-answer.tsx';

export const { loader, meta, Component } = campaignPage({
  id: 'capakkozott',
  ground: 'sea',
  parts: ({ call, ...campaign }) => call && <GuestAnswer call={call} campaign={campaign} />,
});
