/** Campaigns as the API gives them at a moment. */
import {
  type Campaign,
  type Campaigns,
  type CampaignTime,
  campaignPhase,
  type Winners,
} from '@mall/contracts';
import { addDays, mallDay } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { eventTime } from './event-dates.ts';
import type { LocalContent } from './local-content.ts';
import { alphabet } from './shop-letters.ts';

type Stored = LocalContent['campaigns'][number];
type NamedShop = { slug: string; name: string };

/** A campaign with the moments of its time, as the rest of the API works with it. */
export interface LocalisedCampaign extends Omit<Stored, 'from' | 'until' | 'entries_until'> {
  from: string;
  /** The first moment that is no more in its time. */
  until: string;
  entries: CampaignTime;
}

function beginning(stored: string): string {
  const [day = '', time = '00:00'] = stored.split(' ');
  return mallMoment(day, time);
}

/** A last day is in the campaign to its end. */
const end = (stored: string) => beginning(stored.includes(' ') ? stored : addDays(stored, 1));

function withMoments({ entries_until, ...stored }: Stored): LocalisedCampaign {
  const from = beginning(stored.from);
  const entries = { from, until: end(entries_until ?? stored.until) };
  return { ...stored, from, until: end(stored.until), entries };
}

function toCampaign(campaign: LocalisedCampaign, shops: readonly NamedShop[], now: Date): Campaign {
  const { id, title, from, until, entries, call, game, presents, promotion, invitation } = campaign;
  const today = mallDay(now);
  const present = presents
    ?.filter(({ day }) => day <= today)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  return {
    ...{ id, title, from, until, call, present },
    entriesOver: campaignPhase(entries, +now) === 'over' ? true : undefined,
    stations: game && stationsOf(game, now),
    promotion: promotion && promotionOf(promotion, shops),
    invitation: invitation && {
      ...{ from: eventTime(invitation.from), until: eventTime(invitation.until) },
      place: invitation.place,
    },
  };
}

function stationsOf({ stations }: NonNullable<Stored['game']>, now: Date) {
  return stations.map(({ id, name, opens: stored, clue, link }) => {
    const opens = beginning(stored);
    const isOpen = Date.parse(opens) <= now.getTime();
    return { id, name, opens, ...(isOpen && { clue, ...(link && { link }) }) };
  });
}

function promotionOf(promotion: NonNullable<Stored['promotion']>, shops: readonly NamedShop[]) {
  const { from, until, minimum, shops: counted } = promotion;
  return {
    ...{ from, until, minimum },
    shops: shops
      .filter(({ slug }) => !counted || counted.includes(slug))
      .map(({ slug, name }) => ({ slug, name })),
  };
}

/** The campaigns of `content`. What depends on the clock is decided when it is asked for. */
export function localiseCampaigns(content: LocalContent) {
  const { campaigns, winners: drawn } = content;
  const shops = content.shops.toSorted((a, b) => alphabet.compare(a.name, b.name));
  const all = campaigns.map(withMoments);
  const winners = (call: string, now: Date): Winners =>
    all
      .filter((campaign) => campaign.call === call)
      .flatMap(({ id, winners }) => [...winners, ...drawn.filter((one) => one.campaign === id)])
      .filter((winner) => winner.drawn <= mallDay(now))
      .toSorted((a, b) => b.drawn.localeCompare(a.drawn));
  return {
    all,
    list: (now: Date): Campaigns =>
      all.map(({ id, title, from, until }) => {
        const isSecret = campaignPhase({ from, until }, now.getTime()) === 'before';
        return { id, from, until, ...(!isSecret && { title }) };
      }),
    detail: (id: string, now: Date): Campaign | undefined => {
      const campaign = all.find((one) => one.id === id);
      if (!campaign) return undefined;
      const hasWinners = winners(campaign.call ?? id, now).length > 0 ? true : undefined;
      return { ...toCampaign(campaign, shops, now), hasWinners };
    },
    winners,
  };
}

/** Differs on both sides of each campaign's beginning and end, of its entries' end, and when a station opens. */
export function campaignsState(all: readonly LocalisedCampaign[], now: Date): string {
  return all
    .map((campaign) => {
      const { entries, game } = campaign;
      const stations = game?.stations.filter(({ opens }) => Date.parse(beginning(opens)) <= +now);
      const phases = [campaign, entries].map((time) => campaignPhase(time, +now)[0]);
      return `${phases.join('')}${stations?.length || ''}`;
    })
    .join('');
}
