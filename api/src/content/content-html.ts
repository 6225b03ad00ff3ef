/** Sanitises each field of content that holds HTML. */
import { LANGUAGES, type LocalizedText } from '@mall/contracts';
import type { Fault } from './fault.ts';
import { sanitiseHtml } from './html.ts';
import type { ContentSource } from './source-schema.ts';

export interface SanitisedContent {
  content: ContentSource;
  faults: Fault[];
}

/** `content` with clean HTML; a text of which nothing is left is a fault. */
export function sanitiseContent(
  content: ContentSource,
  pageFiles: readonly string[],
): SanitisedContent {
  const faults: Fault[] = [];
  const clean = (text: LocalizedText, file: string, path: string): LocalizedText => {
    const cleaned = { hu: sanitiseHtml(text.hu), en: sanitiseHtml(text.en) };
    for (const language of LANGUAGES.filter((language) => cleaned[language] === '')) {
      const message = 'holds nothing but HTML that is not allowed';
      faults.push({ file, path: `${path}.${language}`, message });
    }
    return cleaned;
  };
  const posts = content.posts.map((post, index) => ({
    ...post,
    body: clean(post.body, 'posts.yaml', `${index}.body`),
  }));
  const discounts = content.discounts.map((discount, index) => ({
    ...discount,
    body: clean(discount.body, 'discounts.yaml', `${index}.body`),
    value:
      typeof discount.value === 'number'
        ? discount.value
        : clean(discount.value, 'discounts.yaml', `${index}.value`),
  }));
  const pages = content.pages.map((page, index) => ({
    ...page,
    sections: page.sections.map((section, place) => ({
      ...section,
      ...(section.html && {
        html: clean(section.html, pageFiles[index] ?? '', `sections.${place}.html`),
      }),
    })),
  }));
  return { content: { ...content, posts, discounts, pages }, faults };
}
