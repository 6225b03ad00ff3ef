/** Service flags of a shop (requirement 5.3). Free of zod: the browser loads this module. */
export const SHOP_SERVICES = [
  'credit-card',
  'szep-card',
  'loyalty-card',
  'gift-card',
  'pet-friendly',
  'eco-friendly',
  'dining',
  'age-from-0',
  'age-from-3',
  'age-from-6',
  'restroom',
  'group-events',
  'birthdays',
  'guided-tours',
] as const;
