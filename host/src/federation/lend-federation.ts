/** The bundler's global, to which federation adds its runtime. */
declare const __webpack_require__: { federation: unknown };

/** Areas are built without federation's code and use this one (`shared-kit/src/build/federation/borrowed.ts`). */
export const lendFederation = (): boolean =>
  Reflect.set(globalThis, 'tezgahFederation', __webpack_require__.federation);
