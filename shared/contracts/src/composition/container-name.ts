/**
 * The name under which a release's federation container stands: the build gives it, browser and
 * render worker ask for it. It holds the release, so that two releases never meet. Free of zod.
 */
export function containerName(app: string, release: string): string {
  return `mall_${app.replaceAll('-', '_')}_${release}`;
}
