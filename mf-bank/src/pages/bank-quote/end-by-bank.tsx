import type { BankQuoteDetail } from 'shared-kit/contract';
import { MoveFailure, useMove, WordsForm } from 'shared-kit/financing';
import { Disclosure, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';
import { DeclineForm } from './decline-form.tsx';

type EndByBankProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** Where each way to end it is posted. The state says which are open. */
const paths = {
  withdraw: 'withdrawal',
  'withdraw-unconfirmed': 'withdrawal',
  'withdraw-indicative': 'withdrawal',
  fail: 'failure',
  'cancel-rest': 'rest',
  'refuse-documents': 'documents-refusal',
  terminate: 'termination',
} as const;
const ends = Object.keys(paths) as (keyof typeof paths)[];

/** Ends my bank's part, where it may. The buyer reads why. */
export function EndByBank({ detail, onChanged }: EndByBankProps) {
  const t = useText();
  const moving = useMove(`/api/bank/quotes/${detail.id}`, onChanged);
  const { failure, pending, move } = moving;
  const open = ends.filter((it) => detail.moves.includes(it));
  // messages: end.*
  return (
    <>
      <MoveFailure failure={failure} />
      {detail.moves.includes('decline') && (
        <Disclosure summary={t('end.decline')}>
          <DeclineForm {...moving} />
        </Disclosure>
      )}
      {open.map((end) => (
        <Disclosure key={end} summary={t(`end.${end}`)}>
          <div className={styles.head}>
            <Text as="p">{t('end.hint')}</Text>
            <WordsForm
              label={t('end.reason')}
              action={t(`end.${end}`)}
              pending={pending === paths[end]}
              onSend={({ text }) => move(paths[end], { reason: text })}
            />
          </div>
        </Disclosure>
      ))}
    </>
  );
}
