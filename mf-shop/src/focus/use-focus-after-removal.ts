import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * When a pressed button disappears, with its row or alone, moves the focus to the row now in its place, or to
 * `otherwise` if no row is left. Returns props for the list, whose rows are `li`s.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(otherwise?: RefObject<HTMLElement | null>) {
  const list = useRef<List>(null);
  const pressed = useRef<{ element: Element; at: number } | null>(null);
  const rows = () => [...(list.current?.querySelectorAll('li') ?? [])];

  useEffect(() => {
    const { element, at = 0 } = pressed.current ?? {};
    if (!element || element.isConnected) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const row = rows()[Math.min(at, rows().length - 1)];
    (row ? row.querySelector<HTMLElement>('a, button') : otherwise?.current)?.focus();
  });
  const onClickCapture = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest('button') : null;
    pressed.current = element && { element, at: rows().findIndex((row) => row.contains(element)) };
  };
  return { ref: list, onClickCapture };
}
