import { SiteMetrics } from './metrics.ts';

const TEXT = `
# HELP web_vitals_lcp_seconds Largest contentful paint.
# TYPE web_vitals_lcp_seconds histogram
web_vitals_lcp_seconds_bucket{le="1",app="cinema",release="a",route="cinema"} 2
web_vitals_lcp_seconds_bucket{le="2.5",app="cinema",release="a",route="cinema"} 4
web_vitals_lcp_seconds_bucket{le="+Inf",app="cinema",release="a",route="cinema"} 4
web_vitals_lcp_seconds_count{app="cinema",release="a",route="cinema"} 4
web_vitals_lcp_seconds_bucket{le="1",app="cinema",release="a",route="film \\"x\\""} 2
web_vitals_lcp_seconds_bucket{le="2.5",app="cinema",release="a",route="film \\"x\\""} 4
web_vitals_lcp_seconds_bucket{le="+Inf",app="cinema",release="a",route="film \\"x\\""} 4
web_vitals_lcp_seconds_count{app="cinema",release="a",route="film \\"x\\""} 4
web_vitals_cls_bucket{le="1",app="cinema",release="b",route="cinema"} 0
web_vitals_cls_bucket{le="+Inf",app="cinema",release="b",route="cinema"} 1
browser_failed_views_total{app="cinema",release="a",route="cinema"} 3
browser_failed_views_total{app="cinema",release="b",route="cinema"} 1
render_failed_apps_total{app="cinema",release="a"} 2
`;

const metrics = new SiteMetrics(TEXT);

test('joins the routes of a release', () => {
  // Rank 6 of 8: half of the way through the bucket from 1 s to 2.5 s.
  expect(metrics.vital('LCP', 'cinema', 'a')).toBe(1.75);
  expect(metrics.reports('cinema', 'a')).toBe(8);
  expect(metrics.failedViews('cinema', 'a')).toBe(3);
  expect(metrics.failedRenders('cinema', 'a')).toBe(2);
});

test('above the last bucket it is the last bound, and without reports there is none', () => {
  expect(metrics.vital('CLS', 'cinema', 'b')).toBe(1);
  expect(metrics.vital('INP', 'cinema', 'a')).toBeUndefined();
});
