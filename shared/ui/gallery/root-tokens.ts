/** The design tokens as the page's style sheets have them, so that a new one is shown without a list to keep. */

/** Names of the custom properties of `:root` that begin with `start`, in their order. */
export function rootTokens(start: string): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : [],
  );
  return [...new Set(names.filter((name) => name.startsWith(start)))];
}
