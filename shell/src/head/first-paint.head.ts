/**
 * Runs in the document's head, before the first paint: a file beside the bundles, so it imports nothing.
 * It marks on `<html>` what styles depend on: `data-scripting` where scripts run, `data-cookies` once the
 * cookie notice is answered, `data-card-layout` for cards in lists (requirement 5.2), and `data-images`
 * while images wait for the scripts. Once the page is painted, it starts the site's scripts.
 */
{
  const { dataset } = document.documentElement;
  /** As `consent` of `@mall/runtime` stores the answer. */
  const key = 'cookie-consent';
  const answers = ['granted', 'refused'];

  const isReady = () => dataset.scripting === 'ready';

  const stored = (name: string) => {
    try {
      return localStorage.getItem(name) ?? '';
    } catch {
      return '';
    }
  };

  const store = (answer: string) => {
    try {
      localStorage.setItem(key, answer);
    } catch {
      // The browser keeps nothing: the notice is back when the page is hydrated.
    }
  };

  dataset.scripting = 'starting';
  if (answers.includes(stored(key))) dataset.cookies = 'answered';
  if (stored('card-layout') === 'list') dataset.cardLayout = 'list';

  /** A browser that cannot run the shell's scripts shows the page as without scripts. */
  const giveUp = () => {
    if (!isReady()) delete dataset.scripting;
  };
  const giveUpOnScript = ({ target }: Event) => {
    const isResource = target instanceof Element;
    if (!isResource || target.localName === 'script') giveUp();
  };
  window.addEventListener('error', giveUpOnScript, true);

  /** Requests a stylesheet of the head once more, in its place: without the shell's the page is unreadable. */
  const requestStylesAgain = ({ target }: Event) => {
    const isStylesheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    if (!isStylesheet || isReady() || target.dataset.again || !document.head.contains(target))
      return;
    const link = target.cloneNode() as HTMLLinkElement;
    link.dataset.again = 'yes';
    target.replaceWith(link);
  };
  window.addEventListener('error', requestStylesAgain, true);
  window.addEventListener('unhandledrejection', giveUp);

  /** The cookie notice can be answered before the page is hydrated. */
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null;
    if (isReady() || !button?.dataset.answer) return;
    store(button.dataset.answer);
    dataset.cookies = 'answered';
  });

  const wait = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms));

  const parsed = new Promise<unknown>((resolve) => {
    if (document.readyState !== 'loading') resolve(undefined);
    document.addEventListener('DOMContentLoaded', resolve);
  });

  /** The first paint of content, not of a background; at once on a hidden page, and after 3 s at most. */
  const painted = new Promise<unknown>((resolve) => {
    if (document.visibilityState === 'hidden') resolve(undefined);
    document.addEventListener('visibilitychange', resolve);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(list);
    }).observe({ type: 'paint', buffered: true });
    void wait(3_000).then(resolve);
  });

  const nextFrame = () => new Promise<unknown>(requestAnimationFrame);

  /** The images of the first view get a moment: scripts would hold up their paint. A slow one is not waited for. */
  const imagesShown = async () => {
    const images = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    if (images.length === 0 || document.visibilityState === 'hidden') return;
    const decoded = [...images].map((image) => image.decode().catch(() => undefined));
    // The first frame takes them up, and is on the screen with the second.
    const shown = Promise.all(decoded).then(nextFrame).then(nextFrame);
    await Promise.race([shown, wait(300)]);
  };

  /**
   * On a slow line the images below the first view would take turns with the scripts. So a style keeps lazy
   * images from loading, and here those that come near are released.
   */
  const holdImages = () => {
    dataset.images = 'near';
    const released: HTMLImageElement[] = [];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const image = target.querySelector<HTMLImageElement>('picture > img[loading=lazy]');
          if (!isIntersecting || !image) continue;
          image.loading = 'eager';
          released.push(image);
          observer.unobserve(target);
        }
      },
      // Not at the sides, where the next slide of a carousel begins.
      { rootMargin: '25% -1px' },
    );
    void parsed.then(() => {
      if (dataset.images === undefined) return;
      for (const { parentElement } of document.querySelectorAll('picture'))
        if (parentElement) observer.observe(parentElement);
    });
    return () => {
      observer.disconnect();
      delete dataset.images;
      // As the server has sent them: React compares the page with its own.
      for (const image of released) image.loading = 'lazy';
    };
  };
  const releaseImages = holdImages();

  /**
   * Before the paint the record would take its part of a slow line from styles and images. The shell reads the
   * response: a preload that waits for a slow shell makes the browser warn that it is not used.
   */
  const loadSiteRecord = () => {
    const link = document.querySelector<HTMLLinkElement>('link[data-start=site]');
    if (!link) return;
    window.siteResponse = fetch(link.href);
    // The shell requests it again.
    window.siteResponse.catch(() => undefined);
  };

  /** Requests a script that fails once more: without the shell's the page would stay without scripts. */
  const runScript = (link: HTMLLinkElement, isLast = false): Promise<void> =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      script.src = link.getAttribute('href') ?? '';
      script.integrity = link.integrity;
      // The shell waits for one that is in the document, and asks for others again.
      const end = (next?: Promise<void>) => {
        script.remove();
        resolve(next);
      };
      script.onload = () => end();
      script.onerror = () => end(isLast ? undefined : runScript(link, true));
      document.head.append(script);
    });

  /** Runs the linked scripts in order: those of the page's modules register what the shell finds when it runs. */
  const runScripts = () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[data-start=script]');
    return Promise.all([...links].map((link) => runScript(link)));
  };

  /** On a slow processor these scripts take longer than the paint, on a slow line the rest of them too. */
  const startSite = async () => {
    await Promise.all([parsed, painted]);
    await imagesShown();
    loadSiteRecord();
    await runScripts();
    releaseImages();
  };
  void startSite();
}
