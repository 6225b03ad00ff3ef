/** Every message that an app's code shows is in the messages of the app that it names. */
import { type Candidate, error, type Issue } from './check.ts';

/** The suffix of a plural form: the code uses `films.count`, the messages hold `films.count_one`. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function hasMessage(messages: readonly string[], key: string): boolean {
  return messages.some((known) => known === key || known.replace(PLURAL, '') === key);
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
