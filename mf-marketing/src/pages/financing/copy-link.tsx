import { useLocation } from 'shared-kit/router';
import { Button, toasts } from 'shared-kit/ui';
import { useText } from './messages/text.ts';

/** Copies the address of this calculation, which is also in the address bar. */
export function CopyLink({ search }: { search: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const copy = async () => {
    const address = new URL(`${pathname}?${search}`, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ text: t('financing.copied') });
    } catch {
      toasts.show({ text: t('financing.not-copied') });
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      {t('financing.copy')}
    </Button>
  );
}
