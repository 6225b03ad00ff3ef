/** Meta descriptions out of leads that were not written for it. */
const SHORTEST = 50;
const LONGEST = 160;

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const short = text.slice(0, LONGEST - 1);
  return `${short.slice(0, short.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`;
}

/** `lead` in 50 to 160 characters: cut at a word, or with `more` behind it. */
export function describe(lead: string, more: string): string {
  return cut(lead.length < SHORTEST ? `${lead} ${more}`.trim() : lead);
}
