import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The message function of one app; `app` is the app's name, for instance `cinema`. */
export function useMessages(app: string): TFunction {
  return useTranslation(app).t;
}
