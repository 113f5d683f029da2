/** What component tests of the host and the areas share. */
export * from './fake-network.ts';
export * from './render-in-shell.tsx';
