type Page = Readonly<{
  /** Hash of the compilation that the page runs. */
  current: () => string;
  /** Applies the next update in place; `false` if that can't be done. */
  update: () => Promise<boolean>;
  reload: () => void;
}>;

/**
 * Brings a page up to the latest compilation, one update after the other. A hash that arrives during an update is kept,
 * since the server sends it only once.
 */
export function keepUp({ current, update, reload }: Page): (hash: string) => Promise<void> {
  let newest = '';
  let isUpdating = false;
  return async (hash) => {
    newest = hash;
    if (isUpdating) return;
    isUpdating = true;
    while (newest !== current()) {
      const before = current();
      if ((await update()) && before !== current()) continue;
      // The reloaded page gets the latest compilation.
      reload();
      return;
    }
    isUpdating = false;
  };
}
