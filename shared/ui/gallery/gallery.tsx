/** The page of the gallery: a language switch, a list of anchors, and the stories one below the other. */
import { buttonClass } from '../src/index.ts';
import styles from './gallery.module.css';
import { language } from './say.ts';
import { STORIES } from './stories.ts';

export function Gallery() {
  return (
    <>
      <header className={styles.top}>
        <div className={styles.head}>
          <h1 className={styles.title}>Components</h1>
          <a
            href={language === 'hu' ? '?lang=en' : '?'}
            className={buttonClass('secondary', 'small')}
          >
            {language === 'hu' ? 'English' : 'Magyar'}
          </a>
        </div>
        <nav aria-label="Components">
          <ul className={styles.anchors}>
            {STORIES.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.storyName}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className={styles.stories}>
        {STORIES.map(({ id, title, Story }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.story}>
            <h2 id={`${id}-title`} className={styles.storyTitle}>
              {title}
            </h2>
            <Story />
          </section>
        ))}
      </main>
    </>
  );
}
