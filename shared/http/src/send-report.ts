/** Sends a report, also from a page that is being left. `navigator.sendBeacon` would add the site's cookies. */
export function sendReport(path: string, report: object): void {
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
    // The page's URL has its query.
    referrerPolicy: 'no-referrer',
  }).catch(() => {
    // Nobody misses a single report.
  });
}
