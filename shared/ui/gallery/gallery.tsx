/** The gallery's page: its language switch, a list of anchors, and the stories one under the other. */
import type { Language } from '@mall/contracts';
import { useEffect, useState } from 'react';
import { Button } from '../src/index.ts';
import styles from './gallery.module.css';
import { STORIES } from './stories.ts';
import type { Story } from './story.ts';

interface LanguageProps {
  language: Language;
  onChoose: (language: Language) => void;
}

function LanguageSwitch({ language, onChoose }: LanguageProps) {
  return (
    <div className={styles.row}>
      {(['hu', 'en'] as const).map((one) => (
        <Button
          key={one}
          size="small"
          variant={one === language ? 'primary' : 'secondary'}
          aria-pressed={one === language}
          onClick={() => onChoose(one)}
        >
          {one === 'hu' ? 'Magyar' : 'English'}
        </Button>
      ))}
    </div>
  );
}

function Anchors() {
  return (
    <nav aria-label="Components">
      <ul className={styles.anchors}>
        {STORIES.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StorySection({ story, language }: { story: Story; language: Language }) {
  const { id, title, entry = '@mall/ui', Show } = story;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.story}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <code className={styles.entry}>{entry}</code>
      </div>
      <Show
        language={language}
        say={(hungarian, english) => (language === 'hu' ? hungarian : english)}
      />
    </section>
  );
}

/** Starts in Hungarian, whose words are the longer ones. */
export function Gallery() {
  const [language, setLanguage] = useState<Language>('hu');
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <>
      <header className={styles.top}>
        <div className={styles.head}>
          <h1 className={styles.title}>Components</h1>
          <LanguageSwitch language={language} onChoose={setLanguage} />
        </div>
        <Anchors />
      </header>
      <main className={styles.stories}>
        {STORIES.map((story) => (
          <StorySection key={story.id} story={story} language={language} />
        ))}
      </main>
    </>
  );
}
