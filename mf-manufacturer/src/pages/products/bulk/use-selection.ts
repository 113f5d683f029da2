import { useState } from 'react';

/** The selected products of a list, kept while its pages are turned. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    clear: () => setIds(new Set()),
    isSelected: ({ id }: { id: string }) => ids.has(id),
    select: (items: readonly { id: string }[], isSelected: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        for (const { id } of items) {
          if (isSelected) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
  };
}
