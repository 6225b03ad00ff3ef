/** How Chromium is started, by the tests and by the benchmark. */

/**
 * Chromium takes only the last list on its command line, so this one repeats Playwright's
 * (`disabledFeatures` in playwright-core). Compare the two when Playwright is upgraded.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The popups of the address bar are web pages, which each new window loads although nobody sees
  // them: 0.6 CPU seconds, half of what a visit of a page costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for the next site; a test visits one site.
  'SpareRendererForSitePerProcess',
];

/** As root a browser has no sandbox; nothing is asked of the network but the site. */
export const LAUNCH_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
