/** The command that was begun last: what it prints, what it asks, how it ended. */
import { Button } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import type { Page } from './page-frame.tsx';

const STATES = {
  running: { title: 'Running', tone: 'info', text: 'This page shows its progress by itself.' },
  asks: { title: 'Go on?', tone: 'warning', text: 'Nothing was changed yet.' },
  done: { title: 'Done', tone: 'success', text: 'The command has ended.' },
  failed: { title: 'Not done', tone: 'error', text: 'The command has ended with an error.' },
} as const;

const Question = () => (
  <form method="post" action="/answer">
    <p>
      <Button type="submit" name="answer" value="yes">
        Go on
      </Button>{' '}
      <Button type="submit" name="answer" value="no" variant="secondary">
        Leave it as it is
      </Button>
    </p>
  </form>
);

export function actionPage({ actions: { last, current } }: PageContext): Page {
  if (!last) throw new RequestError(404, 'Nothing was done since this page was started.');
  const { title, tone, text } = STATES[last.state];
  const [href, name] =
    last.state === 'failed' ? [last.page, 'Back to the form'] : ['/', 'What is live'];
  const output = (
    <>
      <Notice tone={tone}>{text}</Notice>
      {last.lines.length > 0 ? <pre>{last.lines.join('\n')}</pre> : null}
      {last.state === 'asks' ? <Question /> : null}
      {current ? null : <a href={href}>{name}</a>}
    </>
  );
  return { title, lead: <code>{last.command}</code>, sections: { Output: output } };
}
