import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLocale } from 'shared-kit/contract/languages';

/**
 * One i18next instance for the host and all areas. Each area's messages are a namespace named after it.
 * Keys are flat, so dots and colons have no special meaning.
 */
export const i18n: I18n = createInstance();
i18n.use(initReactI18next).init({
  lng: defaultLocale,
  fallbackLng: defaultLocale,
  ns: [],
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  initAsync: false,
});
