import { nextCampaignChange } from './campaign-phase.ts';

const campaign = { from: '2026-12-01T10:00:00+01:00', until: '2026-12-07T00:00:00+01:00' };
const at = (moment: string) => Date.parse(moment);

test('the next change is the nearest future beginning or end', () => {
  const other = { from: '2026-12-05T00:00:00+01:00', until: '2026-12-20T00:00:00+01:00' };
  const next = (moment: string) => nextCampaignChange([campaign, other], at(moment));
  expect(next('2026-11-01T00:00:00+01:00')).toBe(at(campaign.from));
  expect(next(campaign.from)).toBe(at(other.from));
  expect(next('2026-12-06T12:00:00+01:00')).toBe(at(campaign.until));
  expect(next('2027-01-01T00:00:00+01:00')).toBeUndefined();
});
