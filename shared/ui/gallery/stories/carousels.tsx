import { Carousel } from '../../src/carousel/index.ts';
import { Picture } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { hill, lake, say, Variant } from '../story-parts.tsx';

const SLIDES = [hill, lake, hill, lake, hill].map((image, index) => (
  <Picture key={index} image={image} ratio="16:9" />
));

export function Story() {
  const texts = {
    previous: say('Előző', 'Previous'),
    next: say('Következő', 'Next'),
    pause: say('Megállítás', 'Pause'),
    play: say('Indítás', 'Play'),
    slide: (number: number, count: number) =>
      say(`${number}. kép, összesen ${count}`, `Slide ${number} of ${count}`),
  };
  return (
    <>
      <Variant name="a class that sets --per-view">
        <Carousel
          label={say('Képek', 'Images')}
          slides={SLIDES}
          texts={texts}
          className={styles.perView}
        />
      </Variant>
      <Variant name="autoplay (with pause), loop, banner">
        <Carousel
          label={say('Kiemelt képek', 'Featured images')}
          slides={SLIDES}
          texts={texts}
          autoplay={{ delay: 4000 }}
          banner
          loop
        />
      </Variant>
    </>
  );
}
