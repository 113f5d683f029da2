import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * What was pressed may go, with its row or without: the row in its place is where a keyboard goes on. Answers what
 * the list's element takes; its rows are `li`s. `otherwise` has the focus where no row is left.
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
