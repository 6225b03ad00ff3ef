import { say } from '../say.ts';
import { Variant } from '../variant.tsx';

export function Story() {
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
