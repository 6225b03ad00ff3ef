import { localiseCampaigns } from './campaigns.ts';
import type { LocalContent } from './local-content.ts';

const campaign = (id: string, winners: object[] = []) => ({
  ...{ id, title: id, from: '2026-11-01', until: '2026-11-30', winners },
});

test('a campaign without calls has no winners of another one', () => {
  const winner = { name: 'A. Anna', prize: 'Ticket', drawn: '2026-11-02' };
  const campaigns = [campaign('coupons'), campaign('fair', [winner])];
  const content = { shops: [], winners: [], campaigns } as unknown as LocalContent;
  const { detail } = localiseCampaigns(content);
  expect(detail('coupons', new Date('2026-11-10'))?.hasWinners).toBeUndefined();
});
