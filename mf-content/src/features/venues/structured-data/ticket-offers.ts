/** Tickets as offers of schema.org. */
import type { EditorialSection, Price } from '@mall/contracts';

const CURRENCY = 'HUF';
/** UN/CEFACT's code of a minute. */
const MINUTE = 'MIN';

/** The prices of `sections` that are sold as tickets. */
export function ticketPricesOf(sections: readonly EditorialSection[]): Price[] {
  return sections.flatMap(({ prices = [] }) => prices.filter(({ ticket }) => ticket));
}

/** The offer of a ticket at `url`; one by the minute says so. */
export function ticketOffer(price: Price, url: string) {
  const { label, note, amount, rule } = price;
  return {
    '@type': 'Offer' as const,
    name: label,
    ...(note && { description: note }),
    price: amount,
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock' as const,
    url,
    ...(rule?.per_minute && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const,
        price: amount,
        priceCurrency: CURRENCY,
        unitCode: MINUTE,
      },
    }),
  };
}
