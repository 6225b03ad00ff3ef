import type { CardProps } from '../../src/card/card.tsx';
import { CardGrid } from '../../src/card/card-grid.tsx';
import { Card, CardBody, CardMedia, CardTitle, Picture, Tag } from '../../src/index.ts';
import { hill, lake } from '../pictures.ts';
import type { ShowProps, Story } from '../story.ts';
import { Variant } from '../variant.tsx';

const TONES = ['sun', 'leaf', 'sky', 'plum', 'coral'] as const;

function ToneCard({ say, tone }: ShowProps & { tone: NonNullable<CardProps['tone']> }) {
  return (
    <Card tone={tone}>
      <CardBody>
        <CardTitle>
          <a href="#cards">{tone}</a>
        </CardTitle>
        <p>{say('Az egész kártya egy hivatkozás.', 'The whole card is one link.')}</p>
      </CardBody>
    </Card>
  );
}

function PictureCards({ say }: ShowProps) {
  return (
    <CardGrid columns={3}>
      <Card>
        <CardMedia badge={<Tag tone="coral">{say('Új', 'New')}</Tag>}>
          <Picture image={hill} ratio="3:2" />
        </CardMedia>
        <CardBody>
          <CardTitle>
            <a href="#cards">{say('Nyáresti zene', 'Music on a summer night')}</a>
          </CardTitle>
          <p>{say('Fúvósok a tetőkertben.', 'Brass in the roof garden.')}</p>
        </CardBody>
      </Card>
      <Card dimmed>
        <CardMedia badge={<Tag tone="ink">{say('Lejárt', 'Expired')}</Tag>}>
          <Picture image={lake} ratio="3:2" />
        </CardMedia>
        <CardBody>
          <CardTitle>
            <a href="#cards">{say('Két könyv egy áráért', 'Two books for one')}</a>
          </CardTitle>
          <p>dimmed</p>
        </CardBody>
      </Card>
    </CardGrid>
  );
}

export const cards: Story = {
  id: 'cards',
  title: 'Cards',
  Show: (props) => (
    <>
      <Variant name="Card, CardMedia, CardBody, CardTitle">
        <PictureCards {...props} />
      </Variant>
      <Variant name="tone">
        <CardGrid columns={6}>
          {TONES.map((tone) => (
            <ToneCard key={tone} tone={tone} {...props} />
          ))}
        </CardGrid>
      </Variant>
    </>
  ),
};
