import { toasts } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { nameOf, type ReleaseWish, type Revocation, type Wish } from './releases-query.ts';
import { useRevocation, useWish } from './use-wish.ts';

type Asking<W> = { wish: W; onClose: () => void; finalFocus: () => HTMLElement | null };

/** Asks about what staff want to do with a release or a token. */
export default function WishDialog({ wish, ...rest }: Asking<Wish>) {
  return wish.action === 'revoke' ? (
    <RevocationDialog wish={wish} {...rest} />
  ) : (
    <ReleaseDialog wish={wish} {...rest} />
  );
}

function ReleaseDialog({ wish, onClose, finalFocus }: Asking<ReleaseWish>) {
  const t = useText();
  const { send, ...sending } = useWish(wish);
  const { action, held } = wish;
  const words = { area: nameOf(wish.area), version: wish.version, seen: wish.seen ?? '–' };
  return (
    <ReasonDialog
      {...sending}
      title={t(`releases.ask.${action}`, words)}
      description={t(`releases.explain.${action}`, words)}
      hint={t('releases.reason-hint')}
      confirm={t(`releases.confirm.${action}`)}
      isHarmless={held === null && (action === 'release' || action === 'promote')}
      held={held}
      onDecide={doneBy(send, t(`releases.done.${action}`, words), onClose)}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}

function RevocationDialog({ wish, onClose, finalFocus }: Asking<Revocation>) {
  const t = useText();
  const { send, ...sending } = useRevocation(wish);
  const words = { area: nameOf(wish.area), name: wish.name };
  return (
    <ReasonDialog
      {...sending}
      title={t('releases.ask.revoke', words)}
      description={t('releases.explain.revoke', words)}
      hint={t('releases.reason-hint-audit')}
      confirm={t('releases.confirm.revoke')}
      onDecide={doneBy(send, t('releases.done.revoke', words), onClose)}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}

const doneBy =
  (send: (reason: string) => Promise<boolean>, text: string, close: () => void) => async (reason: string) => {
    if (!(await send(reason))) return false;
    toasts.show({ text, tone: 'positive' });
    close();
    return true;
  };
