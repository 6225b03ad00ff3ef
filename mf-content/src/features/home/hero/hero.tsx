/** The hero of the home page: slides that lead to posts and discounts, or one welcome slide. */
import { CAROUSEL_TEXTS } from '@mall/blocks';
import type { HeroSlide, ImageSet } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { Carousel } from '@mall/ui/carousel';
import { heroImage } from './hero-image.ts';
import { Slide } from './slide.tsx';

/** Milliseconds (requirement 5.5). */
const AUTOPLAY = { delay: 3_000, firstDelay: 3_250, pauseOnHover: true };
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

/** Loops and plays by itself only with more than one slide. */
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
      controls="over"
      gap="none"
    />
  );
}
