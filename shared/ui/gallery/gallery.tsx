/** The page of the gallery: a language switch, a list of anchors, and the stories one below the other. */
import type { ComponentType } from 'react';
import { buttonClass } from '../src/index.ts';
import styles from './gallery.module.css';
import { language } from './story-parts.tsx';

interface StoryFiles {
  (file: string): { Story: ComponentType };
  keys(): string[];
}

declare global {
  interface ImportMeta {
    /** Webpack's import of all files of a folder. */
    webpackContext(folder: string, options: { regExp: RegExp }): StoryFiles;
  }
}

const files = import.meta.webpackContext('./stories', { regExp: /\.tsx$/ });

/** In alphabetical order; the name of the file is the anchor in the page. */
const STORIES = files.keys().map((file) => {
  const id = file.replace(/^\.\/|\.tsx$/g, '');
  return { id, title: id.replaceAll('-', ' '), Story: files(file).Story };
});

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
