/** Intl's formatters, each made once: making one costs as much as a hundred uses. */
function madeOnce<Options extends object, Formatter>(
  Format: new (locale: string, options: Options) => Formatter,
) {
  const formatters = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const known = formatters.get(key);
    if (known) return known;
    const made = new Format(locale, options);
    formatters.set(key, made);
    return made;
  };
}

export const dateTimeFormat = madeOnce(Intl.DateTimeFormat);
export const numberFormat = madeOnce(Intl.NumberFormat);
export const relativeTimeFormat = madeOnce(Intl.RelativeTimeFormat);
