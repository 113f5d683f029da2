/** The bundler's own, which federation has joined. */
declare const __webpack_require__: { federation: unknown };

/** Areas are built without federation's code and take it from here (`shared-kit/src/build/federation/borrowed.ts`). */
export const lendFederation = (): boolean =>
  Reflect.set(globalThis, 'tezgahFederation', __webpack_require__.federation);
