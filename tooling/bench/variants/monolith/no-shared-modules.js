/** In place of the lazily shared modules: the pages import them. */
export {};
