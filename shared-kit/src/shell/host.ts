/** The shell's exports for the host. Areas can't import them, so they may change with any release of the host. */
export { broughtAnswers, documentTime } from './brought-answers.ts';
export { useCartCount } from './cart-store.ts';
export {
  connectionStore,
  isOffline,
  isReachable,
  noteAway,
  noteReachable,
  noteUnreachable,
} from './connection-store.ts';
export { currencyStore, keptCurrency, pricesIn } from './currency-store.ts';
export { MayDiffer } from './known-store.ts';
export { loadPartsBy } from './lazy-part.ts';
export { keepCurrent, onLiveNews, passOnLiveNews } from './live-news.ts';
export { locationStore } from './location-store.ts';
export { newestAnswer } from './newest-answer.ts';
export { setPageData, tabRegistry, takeRegistry } from './page-data.ts';
export { onNewsOfOtherTabs, sessionNews } from './session-news.ts';
export { endSession, fetchSession, startSession } from './session-store.ts';
export { closeSignInRequest, signInRequest } from './sign-in-request.ts';
export { hasUnsavedInput } from './unsaved-input.ts';
