/**
 * The global name of a release's federation container, for the build, the browser and the render
 * worker. It contains the release, so that two releases of an app never collide. Free of zod.
 */
export function containerName(app: string, release: string): string {
  return `mall_${app.replaceAll('-', '_')}_${release}`;
}
