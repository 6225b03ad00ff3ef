const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return [titles, titles.map(() => '---'), ...rows].map(row).join('\n');
}
