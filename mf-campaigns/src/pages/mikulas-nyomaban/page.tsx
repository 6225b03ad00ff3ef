/** The advent game: a present, seven stations on the trail of Santa, receipts, winners. */
import type { Campaign } from '@mall/contracts';
import { campaignPage } from '../../campaign-page.tsx';
import { Present } from '../../features/present/present.tsx';
import { ReceiptEntry } from '../../features/receipt/receipt-form.tsx';
import { SolutionForm, Stations } from '../../features/search-game/search-game.tsx';

function Parts({ campaign }: { campaign: Campaign }) {
  const { call, present, stations, entriesOver } = campaign;
  return (
    <>
      {present ? <Present present={present} /> : null}
      {stations ? <Stations stations={stations} /> : null}
      {call && stations && !entriesOver ? <SolutionForm call={call} /> : null}
      <ReceiptEntry campaign={campaign} />
    </>
  );
}

export const { loader, meta, Component } = campaignPage({
  id: 'mikulas-nyomaban',
  ground: 'snow',
  parts: (campaign) => <Parts campaign={campaign} />,
});
