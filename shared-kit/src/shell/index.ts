export {
  ApiError,
  api,
  apiAddress,
  newIdempotencyKey,
  type QueryValues,
  referenceOf,
  refusalAmong,
} from './api-client.ts';
export { broughtAnswer, isDocumentFresh } from './brought-answers.ts';
export { addressOf, bind, call, upload } from './call.ts';
export { noteCart, onCartOfOtherTabs, seeCart } from './cart-store.ts';
export type { Confirmed } from './confirmed.ts';
export { countryName } from './country-name.ts';
export { useCurrency } from './currency-store.ts';
export { formatDay, formatLastDay } from './format-day.ts';
export { formatMoment } from './format-moment.ts';
export { useKeyPerBody } from './key-per-body.ts';
export { useKnown, useMayDiffer } from './known-store.ts';
export { type LoadedPart, lazyPart, type PartLoader } from './lazy-part.ts';
export { useLiveNews } from './live-news.ts';
export { LocaleLink, useAddress, useLocale } from './locale.tsx';
export { useVisitorLocation } from './location-store.ts';
export { publicConfig } from './page-data.ts';
export { knownSession, sessionStore, useSession } from './session-store.ts';
export { askToSignIn } from './sign-in-request.ts';
export { forgetUnsavedInput, unsavedInput, useUnsavedInput } from './unsaved-input.ts';
export { type Submit, useSubmit } from './use-submit.ts';
