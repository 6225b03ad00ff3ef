/** Checks campaigns and coupons: that they run forwards, and that what they name is there once. */
import type { ContentIssue } from '../../base/content-issue.ts';
import type { CampaignFile, ReadContent } from './read-folder.ts';

type Found = { path: string; message: string };
type Campaign = CampaignFile['campaign'];

/** All issues of this kind in `content`; files that could not be read are skipped. */
export function checkCampaigns(content: ReadContent): ContentIssue[] {
  const shops = content.shops && new Set(content.shops.map(({ slug }) => slug));
  const campaigns = content.campaigns.flatMap(({ file, campaign }, index) => {
    const others = content.campaigns.slice(0, index).map((other) => other.campaign);
    return [
      ...checkTimes(campaign),
      ...checkTaken(campaign, others),
      ...checkShops(campaign, shops),
    ].map((found) => ({ file, ...found }));
  });
  return [...campaigns, ...checkCoupons(content, shops)];
}

const isBefore = (until: string, from: string) => from.slice(0, until.length) > until;

function checkTimes({ from, until, entries_until, promotion }: Campaign): Found[] {
  const spans = [
    { path: 'until', from, until },
    ...(entries_until ? [{ path: 'entries_until', from, until: entries_until }] : []),
    ...(promotion ? [{ path: 'promotion.until', ...promotion }] : []),
  ];
  return spans
    .filter((span) => isBefore(span.until, span.from))
    .map((span) => ({
      path: span.path,
      message: `${span.until} is before from (${span.from})`,
    }));
}

function checkTaken({ id, call }: Campaign, others: readonly Campaign[]): Found[] {
  const taken = (path: string, value: string) => ({
    path,
    message: `"${value}" is that of another campaign already; it must be unique`,
  });
  return [
    ...(others.some((other) => other.id === id) ? [taken('id', id)] : []),
    ...(call && others.some((other) => other.call === call) ? [taken('call', call)] : []),
  ];
}

function checkShops({ promotion }: Campaign, shops: ReadonlySet<string> | undefined): Found[] {
  return (promotion?.shops ?? []).flatMap((slug, index) =>
    !shops || shops.has(slug)
      ? []
      : [{ path: `promotion.shops.${index}`, message: `"${slug}" is no shop in shops.yaml` }],
  );
}

function checkCoupons(
  { coupons = [] }: ReadContent,
  shops: ReadonlySet<string> | undefined,
): ContentIssue[] {
  const slugs = coupons.map(({ slug }) => slug);
  return coupons.flatMap(({ slug, shop }, index) => [
    ...(slugs.indexOf(slug) === index
      ? []
      : [{ file: 'coupons.yaml', path: `${index}.slug`, message: `"${slug}" is there twice` }]),
    ...(!shop || !shops || shops.has(shop)
      ? []
      : [
          {
            file: 'coupons.yaml',
            path: `${index}.shop`,
            message: `"${shop}" is no shop in shops.yaml`,
          },
        ]),
  ]);
}
