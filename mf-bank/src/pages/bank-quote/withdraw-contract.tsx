import { ConfirmButton } from 'shared-kit/confirmation';
import { type BankQuoteDetail, bankDeals } from 'shared-kit/contract/financing';
import type { Move } from 'shared-kit/financing';
import { Row, Stack } from 'shared-kit/layout';
import { Disclosure, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useBindingMove } from './use-binding-move.ts';

type Props = Move & { detail: BankQuoteDetail; contractId: string };

/** Until its signatures bind the bank, it may send another contract instead. */
export function WithdrawContract({ detail, contractId, bind, pending }: Props) {
  const t = useText();
  const moveOf = useBindingMove(detail);
  return (
    <Disclosure summary={t('contract.withdraw')}>
      <Stack>
        <Text as="p">{t('contract.withdraw.text')}</Text>
        <Row gap="3">
          <ConfirmButton
            move={moveOf('withdraw-contract', { label: t('contract.withdraw') })}
            pending={pending === 'contract-withdrawal'}
            onConfirm={(confirmed) =>
              bind(confirmed, bankDeals.withdrawContract, { contractId }, 'contract-withdrawal')
            }
          >
            {t('contract.withdraw')}
          </ConfirmButton>
        </Row>
      </Stack>
    </Disclosure>
  );
}
