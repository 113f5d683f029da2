/** Formats figures for tables; unmeasured ones are a dash. */
const shown = (value: number, text: string): string => (Number.isFinite(value) ? text : '–');

export const milliseconds = (value: number): string =>
  shown(value, value < 100 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`);
export const seconds = (value: number): string => shown(value, `${value.toFixed(2)} s`);
/** 1 KB is 1,000 bytes here, the stricter reading. */
export const kilobytes = (bytes: number): string => shown(bytes, `${(bytes / 1000).toFixed(1)} KB`);
export const times = (ratio: number): string => shown(ratio, `${ratio.toFixed(2)} ×`);
export const plain = (value: number, decimals = 0): string => shown(value, value.toFixed(decimals));
