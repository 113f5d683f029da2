export { ScannerAway, scanBytes } from './scan-bytes.ts';
export type { Scanner } from './scanner-settings.ts';
