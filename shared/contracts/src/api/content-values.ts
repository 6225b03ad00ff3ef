/** The closed lists of values that content chooses from. Free of zod: the browser loads this module. */

/** From the bottom. */
export const FLOORS = ['ground', 'upper'] as const;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Slugs of the shop categories (requirement 5.3). */
export const SHOP_CATEGORIES = [
  'restaurant-cafe',
  'fashion-lingerie',
  'shoes-leather-bags',
  'watches-jewelry-accessories',
  'perfumes-cosmetics-health',
  'gifts-games',
  'recreation',
  'housing-living',
  'home-appliances-electronics',
  'books-newspaper-stationery',
  'service',
] as const;

/** Service flags of a shop (requirement 5.3). */
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

/** Types of schema.org that a shop may be, for search engines. */
export const SHOP_TYPES = [
  'AutoWash',
  'Bakery',
  'BankOrCreditUnion',
  'BarOrPub',
  'BeautySalon',
  'BookStore',
  'CafeOrCoffeeShop',
  'ChildCare',
  'ClothingStore',
  'Dentist',
  'DryCleaningOrLaundry',
  'ElectronicsStore',
  'ExerciseGym',
  'FastFoodRestaurant',
  'HairSalon',
  'HealthAndBeautyBusiness',
  'HomeGoodsStore',
  'IceCreamShop',
  'InsuranceAgency',
  'JewelryStore',
  'LocalBusiness',
  'Optician',
  'PetStore',
  'Pharmacy',
  'PostOffice',
  'RealEstateAgent',
  'Restaurant',
  'ShoeStore',
  'SportingGoodsStore',
  'Store',
  'TattooParlor',
  'ToyStore',
  'TravelAgency',
  'VeterinaryCare',
] as const;

/** What a news post is about; a list of posts is filtered by it. */
export const POST_TOPICS = ['events', 'venues', 'shops', 'services'] as const;
export type PostTopic = (typeof POST_TOPICS)[number];

/** What the home page may hold, in the order of requirement 5.10. */
export const HOME_BLOCKS = [
  'today',
  'hero',
  'discounts',
  'posts',
  'movies',
  'entertainment',
  'shops',
  'highlights',
  'video',
  'newsletter',
] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** By the lines of the picture (requirement 5.6). */
export type VideoSize = '480p' | '576p' | '720p' | '1080p';

/** What entitles somebody to a reduced ticket besides their age. */
export const CONCESSIONS = ['student', 'disabled'] as const;
export type Concession = (typeof CONCESSIONS)[number];
