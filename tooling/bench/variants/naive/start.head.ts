/** In place of the wait for a first paint, which an empty page never has: runs the site's scripts at once. */
{
  const start = () => {
    const site = document.querySelector<HTMLLinkElement>('link[data-start=site]');
    if (site) site.media = '';
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-start=script]')) {
      const script = document.createElement('script');
      script.src = link.href;
      script.integrity = link.integrity;
      script.onload = () => script.remove();
      document.head.append(script);
    }
  };
  document.documentElement.dataset.scripting = 'starting';
  document.addEventListener('DOMContentLoaded', start);
}
