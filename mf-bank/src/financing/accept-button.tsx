import { ConfirmButton } from 'shared-kit/confirmation';
import type { BuyersFinancing } from 'shared-kit/contract/financing';
import type { useAcceptance } from './use-acceptance.ts';
import { useBuyersMove } from './use-buyers-move.ts';

type Props = {
  request: BuyersFinancing;
  bankQuote: BuyersFinancing['bankQuotes'][number];
  offerId: string;
  label: string;
  acceptance: ReturnType<typeof useAcceptance>;
  emphasis?: 'finance' | 'secondary';
  size?: 'small';
};

/** Accepts one bank's binding offer, once the buyer confirmed it. */
export function AcceptButton({ request, bankQuote, offerId, label, acceptance, ...look }: Props) {
  const { pending, accept } = acceptance;
  const moveOf = useBuyersMove(request);
  return (
    <ConfirmButton
      {...look}
      move={moveOf('accept', label, bankQuote)}
      pending={pending === offerId}
      onConfirm={(confirmed) => accept(offerId, confirmed)}
    >
      {label}
    </ConfirmButton>
  );
}
