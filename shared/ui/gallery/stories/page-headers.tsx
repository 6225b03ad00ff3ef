import { buttonClass, PageHeader, Picture } from '../../src/index.ts';
import { lake } from '../pictures.ts';
import { say } from '../say.ts';
import { Variant } from '../variant.tsx';

export function Story() {
  return (
    <>
      <Variant name="image, eyebrow, lead, children">
        <PageHeader
          eyebrow={say('Rendezvény', 'Event')}
          title={say('Napforduló a dombon', 'Solstice on the hill')}
          lead={say('Egy este zenével és lampionokkal.', 'An evening of music and lanterns.')}
          image={<Picture image={lake} ratio="1:1" />}
        >
          <a href="#page-headers" className={buttonClass()}>
            {say('Jelentkezem', 'Count me in')}
          </a>
        </PageHeader>
      </Variant>
      <Variant name='tone="sky"'>
        <PageHeader title={say('Parkolás', 'Parking')} tone="sky" />
      </Variant>
      <Variant name="compact">
        <PageHeader compact title={say('Üzletek', 'Shops')} tone="leaf">
          <a href="#page-headers" className={buttonClass('secondary', 'small')}>
            {say('Térkép', 'Map')}
          </a>
        </PageHeader>
      </Variant>
    </>
  );
}
