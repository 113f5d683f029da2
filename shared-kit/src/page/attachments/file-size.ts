/** `340 KB`, `1.8 MB`: decimal units, as file managers count. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;
