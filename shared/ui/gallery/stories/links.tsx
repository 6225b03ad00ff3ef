import type { ShowProps, Story } from '../story.ts';
import { Variant } from '../variant.tsx';

function Links({ say }: ShowProps) {
  return (
    <Variant name="a">
      <p>
        {say('A tetőkertbe a ', 'The roof garden is reached by ')}
        <a href="#links">{say('keleti lift', 'the eastern lift')}</a>
        {say(' visz fel, naponta nyolctól.', ', daily from eight.')}
      </p>
    </Variant>
  );
}

export const links: Story = {
  id: 'links',
  title: 'Links',
  entry: '@mall/ui/styles.css',
  Show: Links,
};
