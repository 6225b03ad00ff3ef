import { Breadcrumbs } from '../../src/index.ts';
import type { Exhibit, ShowProps } from '../exhibit.ts';

function Trail({ say }: ShowProps) {
  const link = (key: string, text: string) => ({
    key,
    element: <a href="#breadcrumbs">{text}</a>,
  });
  return (
    <Breadcrumbs
      label={say('Itt jár', 'You are here')}
      links={[link('home', say('Kezdőlap', 'Home')), link('shops', say('Üzletek', 'Shops'))]}
      current={say('Papírsárkány könyvesbolt', 'Paper Kite Books')}
    />
  );
}

export const breadcrumbTrails: Exhibit = { id: 'breadcrumbs', title: 'Breadcrumbs', Show: Trail };
