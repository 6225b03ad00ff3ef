/** The host that sets no cookies before its video plays. */
const FRAME_HOST = 'https://www.youtube-nocookie.com';

const WATCH_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const SHORT_HOST = 'youtu.be';

const VIDEO_ID = /^[\w-]{11}$/;
/** `/embed/<id>`, `/shorts/<id>`, `/live/<id>` and the old `/v/<id>`. */
const VIDEO_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;

function videoIdOf({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === SHORT_HOST) return pathname.slice(1).replace(/\/$/, '');
  if (!WATCH_HOST.test(hostname)) return undefined;
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v') ?? undefined;
  return VIDEO_PATH.exec(pathname)?.[1];
}

/** Seconds of `90`, `90s` or `1m30s`. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function webUrl(link: string): URL | undefined {
  try {
    const url = new URL(link.startsWith('//') ? `https:${link}` : link);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The URL to frame for any usual form of a YouTube link; undefined for everything else. */
export function trailerFrame(link: string): string | undefined {
  const url = webUrl(link.trim());
  const id = url && videoIdOf(url);
  if (!url || !id || !VIDEO_ID.test(id)) return undefined;
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return `${FRAME_HOST}/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
}
