/** The steps of a way in words. */
import type { Floor } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import type { Turn, WayStep } from './way.ts';

type Walk = Extract<WayStep, { kind: 'walk' }>;

const PAST = {
  left: 'ways.pastLeft',
  right: 'ways.pastRight',
  slightLeft: 'ways.pastSlightLeft',
  slightRight: 'ways.pastSlightRight',
  back: 'ways.pastBack',
} as const satisfies Record<Turn, string>;

const LEAVE = { left: 'ways.leaveLeft', right: 'ways.leaveRight' } as const;
const ARRIVE = { left: 'ways.arriveLeft', right: 'ways.arriveRight' } as const;

const TO_FLOOR = {
  ground: 'ways.toGround',
  upper: 'ways.toUpper',
} as const satisfies Record<Floor, string>;

export interface StepNames {
  /** Of the shop with a slug. */
  shopName: (slug: string) => string;
  /** Of the destination. */
  to: string;
}

/** Returns a function that gives the text of a step, for instance `Past H&M, turn left and walk 20 m.` */
export function useStepText({ shopName, to }: StepNames): (step: WayStep) => string {
  const t = useMessages('shops');
  const walkText = ({ metres, turn, past }: Walk) => {
    if (!turn) return t('ways.straight', { metres });
    if (past === undefined) return t(`ways.${turn}`, { metres });
    return t(PAST[turn], { metres, shop: shopName(past) });
  };
  return (step) => {
    if (step.kind === 'walk') return walkText(step);
    if (step.kind === 'leave') return t(LEAVE[step.side], { metres: step.metres });
    if (step.kind === 'arrive') return t(step.side ? ARRIVE[step.side] : 'ways.arrive', { to });
    return t(`ways.${step.kind}`, { to: t(TO_FLOOR[step.floor]) });
  };
}
