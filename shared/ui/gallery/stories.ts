/** The stories: each file in `stories/` exports the component `Story`. */
import type { ComponentType } from 'react';

interface StoryFiles {
  (file: string): { Story: ComponentType };
  keys(): string[];
}

declare global {
  interface ImportMeta {
    /** Webpack's import of all files of a folder. */
    webpackContext(folder: string, options: { regExp: RegExp }): StoryFiles;
  }
}

const files = import.meta.webpackContext('./stories', { regExp: /\.tsx$/ });

/** In alphabetical order; the name of the file is the anchor in the page. */
export const STORIES = files.keys().map((file) => {
  const id = file.replace(/^\.\/|\.tsx$/g, '');
  return { id, title: id.replaceAll('-', ' '), Story: files(file).Story };
});
