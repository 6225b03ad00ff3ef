/** The command that was begun last: what it prints, what it asks, how it ended. */
import { Button, buttonClass, Wrapper } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import styles from './action-page.module.css';
import type { Page } from './page-frame.tsx';
import { Code } from './parts.tsx';

const STATES = {
  running: { title: 'Running', tone: 'info', text: 'This page shows its progress by itself.' },
  asks: { title: 'Go on?', tone: 'warning', text: 'Nothing was changed yet.' },
  done: { title: 'Done', tone: 'success', text: 'The command has ended.' },
  failed: { title: 'Not done', tone: 'error', text: 'The command has ended with an error.' },
} as const;

const Question = () => (
  <form method="post" action="/answer" className={styles.buttons}>
    <Button type="submit" name="answer" value="yes">
      Go on
    </Button>
    <Button type="submit" name="answer" value="no" variant="secondary">
      Leave it as it is
    </Button>
  </form>
);

export function actionPage({ actions }: PageContext): Page {
  const { last, current } = actions;
  if (!last)
    throw new RequestError(404, 'Nothing was done yet', 'Not since this page was started.');
  const { title, tone, text } = STATES[last.state];
  const content = (
    <Wrapper className={styles.content}>
      <Notice tone={tone}>{text}</Notice>
      {last.lines.length > 0 ? <pre className={styles.output}>{last.lines.join('\n')}</pre> : null}
      {last.state === 'asks' ? <Question /> : null}
      {current ? null : (
        <p>
          <a href="/" className={buttonClass('secondary')}>
            What is live
          </a>
        </p>
      )}
    </Wrapper>
  );
  return { title, lead: <Code>{last.command}</Code>, content };
}
