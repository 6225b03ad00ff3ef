import type { ApiData } from '@mall/contracts';
import { Card, CardBody, CardMedia, CardTitle, Picture } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import styles from './highlights.module.css';

interface HighlightsProps {
  highlights: readonly ApiData['highlights'][number][];
  label: string;
}

export function Highlights({ highlights, label }: HighlightsProps) {
  return (
    <CardGrid label={label} className={styles.tiles}>
      {highlights.map(({ headline, description, url, image }, index) => (
        <Card key={index} plain className={styles.tile}>
          <CardMedia className={styles.image}>
            <Picture image={image} alt="" ratio="fill" />
          </CardMedia>
          <CardBody>
            <CardTitle className={styles.headline}>
              <a href={url}>{headline}</a>
            </CardTitle>
            <p className={styles.description}>{description}</p>
          </CardBody>
        </Card>
      ))}
    </CardGrid>
  );
}
