import type { Move } from 'shared-kit/financing';
import { Button, Disclosure, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

type Props = Move & { contractId: string };

/** Until its signatures bind the bank, it may send another contract instead. */
export function WithdrawContract({ contractId, move, pending }: Props) {
  const t = useText();
  return (
    <Disclosure summary={t('contract.withdraw')}>
      <div className={styles.head}>
        <Text as="p">{t('contract.withdraw.text')}</Text>
        <div className={styles.words}>
          <Button
            pending={pending === 'contract-withdrawal'}
            onClick={() => void move('contract-withdrawal', { contractId })}
          >
            {t('contract.withdraw')}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
