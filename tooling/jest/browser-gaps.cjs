/** What jsdom does not have at all, as a browser has it when nothing happens. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const noMatch = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

if (typeof window !== 'undefined') {
  window.matchMedia ??= noMatch;
  window.IntersectionObserver ??= SilentObserver;
  window.ResizeObserver ??= SilentObserver;
  window.scrollTo = () => {};
  window.Element.prototype.scrollIntoView ??= () => {};
  window.HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  window.HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  // React warns of an element that the browser does not know: jsdom lacks <search>.
  Object.defineProperty(window.HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get() {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
}
