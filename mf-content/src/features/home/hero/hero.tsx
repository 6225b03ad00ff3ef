/** The hero of the home page: slides that lead to posts and discounts, or one welcome slide. */

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
  const { mobile: _, mobile_webp: __, mobile_avif: ___, ...wide } = cover;
  const webp = featured.mobile_webp ?? featured['1x_webp'];
  const avif = featured.mobile_avif ?? (featured.mobile ? undefined : featured['1x_avif']);
  return {
    ...wide,
    mobile: featured.mobile ?? featured['1x'],
    ...(webp ? { mobile_webp: webp } : {}),
    ...(avif ? { mobile_avif: avif } : {}),
    mobile_width: featured.mobile_width ?? featured.width,
    mobile_height: featured.mobile_height ?? featured.height,
  };
}

const TONES = ['sun', 'sky', 'coral', 'leaf', 'plum'] as const;

interface SlideProps {
  index: number;
  priority: boolean;
  title: string;
  lead: string;
  image: ImageSet | undefined;
  link: ReactNode;
}

function Slide({ index, priority, title, lead, image, link }: SlideProps) {
  return (
    <div className={clsx(styles.slide, toneClass(TONES[index % TONES.length] ?? 'sun'))}>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        {link}
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
  /** Of the slide that is shown when there are no others. */
  welcomeImage: ImageSet | undefined;
  /** Whether it is in the first view: its first image is then the page's largest paint. */
  priority: boolean;
}

interface LinkedSlideProps {
  slide: HeroSlide;
  index: number;
  priority: boolean;
}

/** A type of slide is the id of the route that it leads to. */
function LinkedSlide({ slide, index, priority }: LinkedSlideProps) {
  const t = useMessages('content');
  const link = (
    <PageLink
      to={slide.type}
      params={{ slug: slide.slug }}
      className={buttonClass('primary', 'large')}
    >
      {t('hero.read')}
      <span className="visually-hidden">: {slide.title}</span>
    </PageLink>
  );
  return (
    <Slide
      index={index}
      priority={priority}
      title={slide.title}
      lead={slide.lead_limited}
      image={heroImage(slide.images)}
      link={link}
    />
  );
}

function WelcomeSlide({ welcomeImage, priority }: Omit<HeroProps, 'slides'>) {
  const t = useMessages('content');
  const link = (
    <PageLink to="entertainment" className={buttonClass('primary', 'large')}>
      {t('hero.discover')}
    </PageLink>
  );
  return (
    <Slide
      index={0}
      priority={priority}
      title={t('hero.welcome')}
      lead={t('hero.welcomeLead')}
      image={welcomeImage}
      link={link}
    />
  );
}

export function Hero({ slides, welcomeImage, priority }: HeroProps) {
  const t = useMessages('content');
  const { language } = useShellContext();
  if (slides.length === 0) return <WelcomeSlide welcomeImage={welcomeImage} priority={priority} />;
  const several = slides.length > 1;
  return (
    <Carousel
      label={t('hero.label')}
      slides={slides.map((slide, index) => (
        <LinkedSlide
          key={`${slide.type} ${slide.id}`}
          slide={slide}
          index={index}
          priority={priority && index === 0}
        />
      ))}
      texts={CAROUSEL_TEXTS[language]}
      loop={several}
      autoplay={several ? AUTOPLAY : undefined}
      speed={SPEED_MS}
      banner
    />
  );
}
