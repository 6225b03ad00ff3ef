/** The advent game: a present, seven stations on the trail of Santa, receipts, winners. */
import type { Campaign } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useApiData } from '@mall/runtime';
import { campaignPage } from '../../campaign-page.tsx';
import { Present } from '../../features/present/present.tsx';
import { Programme } from '../../features/programme/programme.tsx';
import { PromotionUpload } from '../../features/promotion-upload/upload-form.tsx';
import { SolutionForm } from '../../features/search-game/solution-form.tsx';
import { Stations } from '../../features/search-game/stations.tsx';
import { Snow } from '../../features/snow/snow.tsx';
import { WinnersList } from '../../features/winners/winners-list.tsx';

function Parts({ campaign }: { campaign: Campaign }) {
  const { present, stations, entriesOver } = campaign;
  return (
    <>
      {present ? <Present present={present} /> : null}
      {stations ? <Stations stations={stations} /> : null}
      {stations && !entriesOver ? <SolutionForm /> : null}
      <PromotionUpload campaign={campaign} />
      <WinnersList winners={useApiData('winners')} />
    </>
  );
}

export const { loader, meta, Component } = campaignPage({
  id: 'mikulas-nyomaban',
  ground: 'snow',
  useTexts: () => {
    const t = useMessages('campaigns');
    return { eyebrow: t('mikulas-nyomaban.eyebrow'), start: t('mikulas-nyomaban.start') };
  },
  decoration: <Snow />,
  load: ({ load }) => load('winners'),
  parts: (campaign) => <Parts campaign={campaign} />,
  renderFacts: (facts) => <Programme entries={facts} />,
});
