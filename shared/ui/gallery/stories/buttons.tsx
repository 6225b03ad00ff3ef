import type { ButtonSize, ButtonVariant } from '../../src/button/button.tsx';
import { Button, buttonClass, IconButton } from '../../src/index.ts';
import { say } from '../say.ts';
import { Variant } from '../variant.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet'];
const SIZES: readonly ButtonSize[] = ['small', 'medium', 'large'];

export function Story() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Variant key={variant} name={`variant="${variant}"`} row>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {say('Jegyvásárlás', 'Buy a ticket')}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {say('Elfogyott', 'Sold out')}
          </Button>
        </Variant>
      ))}
      <Variant name="IconButton" row>
        <IconButton icon="cross" label={say('Bezárás', 'Close')} />
        <IconButton icon="magnifier" label={say('Keresés', 'Search')} />
      </Variant>
      <Variant name="buttonClass() on an anchor" row>
        <a href="#buttons" className={buttonClass('primary')}>
          {say('Minden üzlet', 'All shops')}
        </a>
        <a href="#buttons" className={buttonClass('secondary')}>
          {say('Térkép', 'Floor plan')}
        </a>
      </Variant>
    </>
  );
}
