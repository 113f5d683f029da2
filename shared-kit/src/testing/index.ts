/** Helpers for component tests of the host and the areas, with the matchers' types. */
/// <reference types="@testing-library/jest-dom/jest-globals" preserve="true" />

export * from './confirm-move.ts';
export * from './fake-network.ts';
export * from './message-text.ts';
export * from './press.ts';
export * from './render-in-shell.tsx';
export * from './rows-of.ts';
