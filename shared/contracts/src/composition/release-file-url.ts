/** The URL of a web file of a release. Free of zod. */
export function releaseFileUrl(app: string, id: string, file: string): string {
  return `/js/${app}/${id}/${file}`;
}
