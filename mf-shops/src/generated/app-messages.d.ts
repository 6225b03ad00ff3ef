/** Made by `npm run generate` from the message folders of this app. */
import type arrivals from '../features/arrivals/messages/en.json';
import type directions from '../features/directions/messages/en.json';
import type floorPlanView from '../features/floor-plan-view/messages/en.json';
import type mapList from '../features/map-list/messages/en.json';
import type parking from '../features/parking/messages/en.json';
import type shopDetails from '../features/shop-details/messages/en.json';
import type shopDiscounts from '../features/shop-discounts/messages/en.json';
import type shopFilter from '../features/shop-filter/messages/en.json';
import type shopList from '../features/shop-list/messages/en.json';
import type shopLocation from '../features/shop-location/messages/en.json';
import type shopOnPlan from '../features/shop-on-plan/messages/en.json';
import type shopServices from '../features/shop-services/messages/en.json';
import type visitList from '../features/visit-list/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'shops': {
      'arrivals': typeof arrivals;
      'directions': typeof directions;
      'floor-plan-view': typeof floorPlanView;
      'map-list': typeof mapList;
      'parking': typeof parking;
      'shop-details': typeof shopDetails;
      'shop-discounts': typeof shopDiscounts;
      'shop-filter': typeof shopFilter;
      'shop-list': typeof shopList;
      'shop-location': typeof shopLocation;
      'shop-on-plan': typeof shopOnPlan;
      'shop-services': typeof shopServices;
      'visit-list': typeof visitList;
    };
  }
}
