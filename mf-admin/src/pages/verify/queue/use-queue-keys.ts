import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-kit/router';
import { useAddress } from 'shared-kit/shell';

/**
 * J opens the next company in the list, K the previous one, unless somebody is typing or a dialog is open. After a
 * decision the open company leaves the list: then J opens the one in its place.
 */
export function useQueueKeys(ids: readonly string[], current: string | null): void {
  const navigate = useNavigate();
  const address = useAddress();
  const { search } = useLocation();
  const listedAt = current === null ? -1 : ids.indexOf(current);
  const place = useRef({ current, at: listedAt });
  if (listedAt !== -1 || place.current.current !== current) place.current = { current, at: listedAt };
  const go = (step: 1 | -1): void => {
    const { at } = place.current;
    const hasLeft = at !== -1 && listedAt === -1;
    const id = ids[at === -1 || (hasLeft && step === 1) ? Math.max(at, 0) : at + step];
    if (id) void navigate(address(`/admin/verify/${id}${search}`));
  };
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const element = target instanceof Element ? target : null;
      const isTyping = element?.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]');
      if (ctrlKey || metaKey || altKey || isTyping) return;
      if (key === 'j' || key === 'J') latest.current(1);
      if (key === 'k' || key === 'K') latest.current(-1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
