/** Every message that an app's code shows is in the messages of the app that it names. */
import { type Candidate, error, type Issue } from './check.ts';

/** `films.count` has a form for each number: `films.count_one`. */
function hasMessage(messages: readonly string[], key: string): boolean {
  return messages.some((known) => known === key || known.startsWith(`${key}_`));
}

export function checkMessages({ releases }: Candidate): Issue[] {
  const messagesOf = new Map(releases.map(({ app, messages }) => [app, messages]));
  return releases.flatMap(({ app, uses }) =>
    uses.messages
      .filter(({ app: owner, key }) => !hasMessage(messagesOf.get(owner) ?? [], key))
      .map(({ app: owner, key, module }) =>
        error(
          app,
          `${app}: ${module} shows message ${key}, which ${owner} does not have in every language; add it, or promote a release of ${owner} that has it`,
        ),
      ),
  );
}
