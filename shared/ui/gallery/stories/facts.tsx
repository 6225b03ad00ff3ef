import { FactList } from '../../src/fact-list/fact-list.tsx';
import { say } from '../say.ts';

export const Story = () => (
  <FactList
    facts={[
      { label: say('Hol', 'Where'), value: say('2. emelet, északi szárny', '2nd floor, north') },
      { label: say('Telefon', 'Telephone'), value: '+36 1 555 0100' },
      { label: say('Web', 'Web'), value: <a href="#facts">example.com</a> },
    ]}
  />
);
