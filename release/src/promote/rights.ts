/** Who may change which app. A guard against mistakes: ACTOR is not verified, access to the store is. */
import { ReleaseError } from '../base/errors.ts';
import type { Candidate } from '../check/check.ts';

/** The team of each app that changes: the owner of what is live counts, not that of a release to come. */
function teamsOf({ changed, live, releases }: Candidate): Map<string, string> {
  const owners = new Map([...releases, ...live].map(({ app, mf }) => [app, mf.owner]));
  return new Map([...owners].filter(([app]) => changed.has(app)));
}

interface Author {
  by: string;
  forOtherTeam?: boolean | undefined;
}

/**
 * The teams whose apps change without one of their people; none where the store has no `owners.json`.
 * @throws {ReleaseError} when there are some and `forOtherTeam` is not set.
 */
export async function checkRights(
  candidate: Candidate,
  { by, forOtherTeam }: Author,
): Promise<string[]> {
  const people = await candidate.store.owners();
  if (!people) return [];
  const others = [...teamsOf(candidate)].filter(([, team]) => !people[team]?.includes(by));
  if (others.length > 0 && !forOtherTeam) {
    const lines = others.map(([app, team]) => {
      const names = people[team]?.join(', ') ?? 'nobody in owners.json';
      return `${app} belongs to ${team} (${names}), and ${by} is not in it`;
    });
    throw new ReleaseError(
      `${lines.join('\n')}\nask them, or release for them: --for-other-team --reason "<why>"; who you are is the setting ACTOR`,
    );
  }
  return [...new Set(others.map(([, team]) => team))];
}
