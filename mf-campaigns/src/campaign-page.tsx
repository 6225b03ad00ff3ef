/** A page module out of a campaign of the content: header, sections, game, upload, winners. */
import { breadcrumbList, editorialHead, eventData } from '@mall/blocks';
import type { Campaign } from '@mall/contracts';
import { type MessageKey, useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  type RouteModule,
  type StaticRouteId,
  type StructuredData,
  useApiData,
} from '@mall/runtime';
import type { ReactNode } from 'react';
import { CampaignHeader, type Ground } from './features/campaign-header/campaign-header.tsx';
import { CampaignSection } from './features/campaign-sections/campaign-section.tsx';
import { WinnersList, winnersOf } from './features/winners/winners-list.tsx';

const INVITED = { hu: 'meghívott vendégek', en: 'invited guests' };

function campaignEvent(
  { brand, origin, pathTo, language }: MetaArgs<unknown>,
  { route, title, description, image, contact, from, until, invitation }: CampaignFacts,
): StructuredData {
  const facts = {
    ...{ title, image, lead: description, url: pathTo(route), price: 0 },
    place: invitation?.place ?? brand.name,
    audience: invitation && INVITED[language],
  };
  return eventData(facts, invitation ?? { from, until }, { origin, contact });
}

/** Of routes with the header's messages: a line above the title, and the text of its button. */
type CampaignId<Key = MessageKey<'campaigns'>> =
  Key extends `${infer Id extends StaticRouteId}.eyebrow` ? Id : never;

interface CampaignPageOptions {
  id: CampaignId;
  ground: Ground;
  /** What the page shows besides texts and winners, after the first section; `endsPage` when nothing follows. */
  parts?: (campaign: Campaign, endsPage: boolean) => ReactNode;
}

/** Of the sections after the first. */
const TONES = ['plum', 'plain', 'sun', 'plain'] as const;

async function factsOf(args: LoaderArgs, { id }: CampaignPageOptions) {
  const [page, { contact }, { from, until, invitation }] = await Promise.all([
    args.load('editorialPage', { slug: id }),
    args.load('config'),
    args.load('campaign', { slug: id }).then(async (campaign) => {
      if (campaign.hasWinners) await args.load('winners', winnersOf(campaign));
      return campaign;
    }),
  ]);
  return { route: id, ...editorialHead(page), contact, from, until, invitation };
}

type CampaignFacts = Awaited<ReturnType<typeof factsOf>>;

export function campaignPage(options: CampaignPageOptions): Required<RouteModule<CampaignFacts>> {
  return {
    loader: (args) => factsOf(args, options),
    meta(args) {
      const { title, description, image } = args.data;
      return {
        ...{ title, description, image },
        structuredData: [breadcrumbList(args, title), campaignEvent(args, args.data)],
      };
    },
    Component: () => <CampaignView {...options} />,
  };
}

function CampaignView(options: CampaignPageOptions) {
  const { id, ground, parts } = options;
  const t = useMessages('campaigns');
  const page = useApiData('editorialPage', { slug: id });
  const campaign = useApiData('campaign', { slug: id });
  const [first, ...others] = page.sections;
  const { hasWinners } = campaign;
  const endsPage = others.length === 0;
  return (
    <>
      <CampaignHeader
        page={page}
        ground={ground}
        invitation={campaign.invitation}
        eyebrow={t(`${id}.eyebrow`)}
        start={t(`${id}.start`)}
      />
      {first ? <CampaignSection section={first} /> : null}
      {parts?.(campaign, endsPage && !hasWinners)}
      {hasWinners ? <WinnersList campaign={campaign} endsPage={endsPage} /> : null}
      {others.map((section, index) => (
        <CampaignSection
          key={section.id}
          section={section}
          tone={TONES[index % TONES.length]}
          endsPage={index === others.length - 1}
        />
      ))}
    </>
  );
}
