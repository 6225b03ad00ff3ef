import { CardGrid } from '../../src/card/card-grid.tsx';
import { Card, CardBody, CardMedia, CardTitle, Picture, Tag, TypeTile } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { hill, lake, loading, say, Variant } from '../story-parts.tsx';

function Text({ title }: { title: string }) {
  return (
    <CardBody>
      <CardTitle>
        <a href="#cards-and-pictures">{title}</a>
      </CardTitle>
      <p>{say('Az egész kártya egy hivatkozás.', 'The whole card is one link.')}</p>
    </CardBody>
  );
}

export const Story = () => (
  <>
    <CardGrid columns={4}>
      <Card>
        <CardMedia badge={<Tag tone="coral">{say('Új', 'New')}</Tag>}>
          <Picture image={hill} ratio="3:2" />
        </CardMedia>
        <Text title={say('Nyáresti zene', 'Music on a summer night')} />
      </Card>
      <Card dimmed>
        <CardMedia badge={<Tag tone="ink">{say('Lejárt', 'Expired')}</Tag>}>
          <Picture image={lake} ratio="3:2" />
        </CardMedia>
        <Text title="dimmed" />
      </Card>
      <Card>
        <CardMedia>
          <TypeTile category="gifts-games" short caption={say('Varázssüveg', 'Magic Hat')}>
            <strong>30%</strong>
          </TypeTile>
        </CardMedia>
        <Text title="TypeTile" />
      </Card>
      {(['sun', 'leaf', 'sky', 'plum', 'coral'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Text title={`tone="${tone}"`} />
        </Card>
      ))}
    </CardGrid>
    <div className={styles.swatches}>
      <Variant name="lqip, not there yet">
        <Picture image={loading} ratio="3:2" priority />
      </Variant>
      {(['own', '1:1', '4:3', '3:2', '16:9', '2:3'] as const).map((ratio) => (
        <Variant key={ratio} name={`ratio="${ratio}"`}>
          <Picture image={lake} ratio={ratio} />
        </Variant>
      ))}
      <Variant name='fit="contain"'>
        <Picture image={hill} ratio="1:1" fit="contain" />
      </Variant>
    </div>
  </>
);
