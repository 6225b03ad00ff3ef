/** Path patterns such as `/uzletek/:slug`. A parameter is a whole segment without control characters. */
export type PathParams = Readonly<Record<string, string>>;

export function paramsOf(pattern: string): string[] {
  return [...pattern.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => name);
}

export const hasParams = (pattern: string): boolean => pattern.includes(':');

/** The path with these parameters, each percent-encoded. @throws {Error} naming a missing parameter. */
export function fillPath(pattern: string, params: PathParams = {}): string {
  if (!hasParams(pattern)) return pattern;
  const fill = (segment: string) => {
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    if (value === undefined)
      throw new Error(`the path ${pattern} needs the parameter ${segment.slice(1)}`);
    return encodeURIComponent(value);
  };
  return pattern.split('/').map(fill).join('/');
}

/** The decoded segments of a pathname, without slashes at its end; undefined for a broken escape. */
export function segmentsOf(pathname: string): string[] | undefined {
  try {
    return pathname.replace(/\/+$/, '').split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** No slug and no token is longer, and none holds a line feed: such a path is not found. */
const PARAMETER = /^\P{Cc}{1,200}$/u;

/** The parameters of a matching path, both given as segments. A pattern's own words match in any case. */
export function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): PathParams | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, word] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!hasParams(word)) {
      if (word !== segment.toLowerCase()) return undefined;
    } else if (!PARAMETER.test(segment)) return undefined;
    else params[word.slice(1)] = segment;
  }
  return params;
}
