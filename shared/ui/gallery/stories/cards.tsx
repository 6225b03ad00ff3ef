import { CardGrid } from '../../src/card/card-grid.tsx';
import { Card, CardBody, CardMedia, CardTitle, Picture, Tag } from '../../src/index.ts';
import { hill, lake } from '../pictures.ts';
import { say } from '../say.ts';

const TONES = ['sun', 'leaf', 'sky', 'plum', 'coral'] as const;

function Text({ title, text }: { title: string; text: string }) {
  return (
    <CardBody>
      <CardTitle>
        <a href="#cards">{title}</a>
      </CardTitle>
      <p>{text}</p>
    </CardBody>
  );
}

export const Story = () => (
  <CardGrid columns={4}>
    <Card>
      <CardMedia badge={<Tag tone="coral">{say('Új', 'New')}</Tag>}>
        <Picture image={hill} ratio="3:2" />
      </CardMedia>
      <Text
        title={say('Nyáresti zene', 'Music on a summer night')}
        text={say('Az egész kártya egy hivatkozás.', 'The whole card is one link.')}
      />
    </Card>
    <Card dimmed>
      <CardMedia badge={<Tag tone="ink">{say('Lejárt', 'Expired')}</Tag>}>
        <Picture image={lake} ratio="3:2" />
      </CardMedia>
      <Text title={say('Két könyv egy áráért', 'Two books for one')} text="dimmed" />
    </Card>
    {TONES.map((tone) => (
      <Card key={tone} tone={tone}>
        <Text title={tone} text={`tone="${tone}"`} />
      </Card>
    ))}
  </CardGrid>
);
