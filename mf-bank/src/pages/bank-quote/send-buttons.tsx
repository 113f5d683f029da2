import type { BankOfferInput, BankQuoteDetail } from 'shared-kit/contract/financing';
import { formatMoney, type Money } from 'shared-kit/contract/money';
import type { Asked } from 'shared-kit/finance';
import { Row } from 'shared-kit/layout';
import { Button, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** Whether one person is enough for this sum; both are in the request's currency. The server decides again. */
export const isBelow = (sum: string | undefined, limit: Money | null): boolean =>
  sum !== undefined && limit !== null && Number(sum) < Number(limit.amount);

/** What the figures of an offer are compared with. */
export const askedFrom = ({ amount, ownFunds }: BankQuoteDetail): Asked => ({
  amount: amount.amount,
  ownFunds: ownFunds.amount,
  currency: amount.currency,
});

type SendButtonsProps = {
  detail: BankQuoteDetail;
  /** One person is enough for a binding offer. */
  isAlone: boolean;
  pending: string | null;
  onSend: (kind: BankOfferInput['kind']) => Promise<void>;
};

/** Sends the offer, or prepares a binding one for a second person. */
export function SendButtons({ detail, isAlone, pending, onSend }: SendButtonsProps) {
  const t = useText();
  const { aloneBelow, moves } = detail;
  return (
    <>
      <Row gap="3">
        <Button emphasis="finance" pending={pending === 'binding'} onClick={() => void onSend('binding')}>
          {t(isAlone ? 'editor.send-binding' : 'editor.prepare-binding')}
        </Button>
        {moves.includes('send-indicative') && (
          <Button pending={pending === 'indicative'} onClick={() => void onSend('indicative')}>
            {t('editor.send-indicative')}
          </Button>
        )}
      </Row>
      {aloneBelow && (
        <Text as="p" look="small">
          {t('editor.alone-below', { amount: formatMoney(aloneBelow) })}
        </Text>
      )}
    </>
  );
}
