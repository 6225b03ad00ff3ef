import type { NoticeTone } from '../../src/notice/notice.tsx';
import { Notice } from '../../src/notice/notice.tsx';
import { say } from '../say.ts';
import { Variant } from '../variant.tsx';

const TONES: readonly NoticeTone[] = ['info', 'warning', 'success'];

export const Story = () =>
  TONES.map((tone) => (
    <Variant key={tone} name={`tone="${tone}"`}>
      <Notice tone={tone} title={say('A mozgólépcső áll', 'The escalator is at rest')}>
        {say('Péntek délig a liftet használja.', 'Please take the lift until Friday noon.')}
      </Notice>
    </Variant>
  ));
