/** Shortens a translated stack to what a developer of this repository can act on. */

/** Frames of own code that are shown. */
const MAX_FRAMES = 3;

/** A frame in a source of the repository: `at Component (mf-cinema/src/pages/cinema/page.tsx:20:9)`. */
const OWN =
  /^(?!.*node_modules).*?((?:shell|api|gateway|mf-[a-z-]+|shared\/[a-z-]+)\/src\/[^\s():]+:\d+)/;

/** The message, and below it the innermost own frames, the throwing one first. */
export function ownFrames(stack: string): string {
  const lines = stack.split('\n');
  const firstFrame = lines.findIndex((line) => /^\s+at |@[^@]*:\d+:\d+$/.test(line));
  const message = lines.slice(0, firstFrame < 0 ? undefined : firstFrame).slice(0, 6);
  const frames = lines.slice(message.length).flatMap((line) => OWN.exec(line)?.[1] ?? []);
  return [...message, ...frames.slice(0, MAX_FRAMES).map((frame) => `    ${frame}`)].join('\n');
}
