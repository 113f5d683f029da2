export { ApiError, api, apiAddress } from './api-client.ts';
export { countryName } from './country-name.ts';
export { currencyStore, useCurrency } from './currency-store.ts';
export { formatDay } from './format-day.ts';
export { LocaleLink, useAddress, useLocale } from './locale.tsx';
export { locationStore, useVisitorLocation } from './location-store.ts';
export { publicConfig, setPageData, tabRegistry } from './page-data.ts';
export { endSession, fetchSession, sessionStore, useSession } from './session-store.ts';
export { askToSignIn, closeSignInRequest, signInRequest } from './sign-in-request.ts';
