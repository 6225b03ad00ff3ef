import { CAROUSEL_TEXTS } from '@mall/blocks';
import type { HeroSlide, ImageSet } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { buttonClass, Picture, toneClass } from '@mall/ui';
import { Carousel } from '@mall/ui/carousel';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './hero.module.css';

/** The cover, with the featured image's files instead of its own phone files. */
export function heroImage({ cover, featured }: HeroSlide['images']): ImageSet {
  const small = featured.mobile ? undefined : featured;
  return {
    ...cover,
    mobile: featured.mobile ?? featured['1x'],
    mobile_webp: featured.mobile_webp ?? featured['1x_webp'],
    mobile_avif: featured.mobile_avif ?? small?.['1x_avif'],
    mobile_2x_webp: featured.mobile_2x_webp,
    mobile_2x_avif: featured.mobile_2x_avif,
    mobile_width: featured.mobile_width ?? featured.width,
    mobile_height: featured.mobile_height ?? featured.height,
  };
}

const TONES = ['sun', 'sky', 'coral', 'leaf', 'plum'] as const;

interface SlideProps {
  title: string;
  lead: string;
  image: ImageSet | undefined;
  priority: boolean;
  index?: number;
  /** The link to what the slide is about. */
  children: ReactNode;
}

function Slide({ title, lead, image, priority, index = 0, children }: SlideProps) {
  return (
    <div className={clsx(styles.slide, toneClass(TONES[index % TONES.length] ?? 'sun'))}>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <div className={styles.image}>
        {image ? <Picture image={image} alt="" ratio="fill" priority={priority} /> : null}
      </div>
    </div>
  );
}

/** Milliseconds (requirement 5.5). */
const AUTOPLAY = { delay: 3_000, firstDelay: 3_250 };
const SPEED_MS = 1_000;

interface HeroProps {
  slides: readonly HeroSlide[];
  welcomeImage: ImageSet | undefined;
  /** Whether it is in the first view: its first image is then the page's largest paint. */
  priority: boolean;
}

export function Hero({ slides, welcomeImage, priority }: HeroProps) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const className = buttonClass('primary', 'large');
  if (slides.length === 0) {
    const texts = { title: t('hero.welcome'), lead: t('hero.welcomeLead') };
    return (
      <Slide {...texts} image={welcomeImage} priority={priority}>
        <PageLink to="entertainment" className={className}>
          {t('hero.discover')}
        </PageLink>
      </Slide>
    );
  }
  const several = slides.length > 1;
  return (
    <Carousel
      label={t('hero.label')}
      slides={slides.map(({ id, type, slug, title, lead_limited, images }, index) => (
        <Slide
          key={`${type} ${id}`}
          title={title}
          lead={lead_limited}
          image={heroImage(images)}
          priority={priority && index === 0}
          index={index}
        >
          {/* A type of slide is the id of the route that it leads to. */}
          <PageLink to={type} params={{ slug }} className={className}>
            {t('hero.read')}
            <span className="visually-hidden">: {title}</span>
          </PageLink>
        </Slide>
      ))}
      texts={CAROUSEL_TEXTS[language]}
      loop={several}
      autoplay={several ? AUTOPLAY : undefined}
      speed={SPEED_MS}
      banner
    />
  );
}
