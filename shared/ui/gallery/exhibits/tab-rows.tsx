import { Tabs } from '../../src/tabs/index.ts';
import type { Exhibit } from '../exhibit.ts';

export const tabRows: Exhibit = {
  id: 'tabs',
  title: 'Tabs',
  entry: '@mall/ui/tabs',
  Show: ({ language, say }) => (
    <Tabs
      key={language}
      label={say('Emeletek', 'Floors')}
      tabs={[
        {
          key: 'ground',
          label: say('Földszint', 'Ground floor'),
          panel: <p>{say('Piac, virág, pékség.', 'Market, flowers, bakery.')}</p>,
        },
        {
          key: 'first',
          label: say('Első emelet', 'First floor'),
          panel: <p>{say('Könyv, zene, játék.', 'Books, music, toys.')}</p>,
        },
        {
          key: 'roof',
          label: say('Tetőkert', 'Roof garden'),
          panel: <p>{say('Kávé és kilátás.', 'Coffee and a view.')}</p>,
        },
      ]}
    />
  ),
};
