export {
  ApiError,
  api,
  apiAddress,
  newIdempotencyKey,
  type QueryValues,
  referenceOf,
  refusalAmong,
} from './api-client.ts';
export { broughtAnswer, broughtAnswers, documentTime, isDocumentFresh } from './brought-answers.ts';
export { noteCart, onCartOfOtherTabs, seeCart, useCartCount } from './cart-store.ts';
export type { Confirmed } from './confirmed.ts';
export {
  connectionStore,
  isOffline,
  isReachable,
  noteAway,
  noteReachable,
  noteUnreachable,
} from './connection-store.ts';
export { countryName } from './country-name.ts';
export { currencyStore, pricesIn, useCurrency } from './currency-store.ts';
export { formatDay, formatLastDay } from './format-day.ts';
export { formatMoment } from './format-moment.ts';
export { useKeyPerBody } from './key-per-body.ts';
export { MayDiffer, useKnown, useMayDiffer } from './known-store.ts';
export { keepCurrent, onLiveNews, passOnLiveNews, useLiveNews } from './live-news.ts';
export { LocaleLink, useAddress, useLocale } from './locale.tsx';
export { locationStore, useVisitorLocation } from './location-store.ts';
export { newestAnswer } from './newest-answer.ts';
export { publicConfig, setPageData, tabRegistry, takeRegistry } from './page-data.ts';
export { onNewsOfOtherTabs } from './session-news.ts';
export {
  endSession,
  fetchSession,
  knownSession,
  sessionStore,
  startSession,
  useSession,
} from './session-store.ts';
export { askToSignIn, closeSignInRequest, signInRequest } from './sign-in-request.ts';
export { forgetUnsavedInput, hasUnsavedInput, unsavedInput, useUnsavedInput } from './unsaved-input.ts';
export { type Submit, useSubmit } from './use-submit.ts';
