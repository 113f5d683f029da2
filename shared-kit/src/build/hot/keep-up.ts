type Page = Readonly<{
  /** The hash of what the page runs. */
  current: () => string;
  /** Takes the next edit in place; `false` where that can't be done. */
  update: () => Promise<boolean>;
  reload: () => void;
}>;

/**
 * Brings a page to what was compiled last, one edit after the other: an edit that is told of while another is being
 * taken has to wait for it, and nobody tells of it again.
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
      // Whatever loads the page anew loads what was compiled last.
      reload();
      return;
    }
    isUpdating = false;
  };
}
