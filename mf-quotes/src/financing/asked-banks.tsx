import type { BuyersFinancing } from 'shared-kit/contract';
import {
  api,
  formatDay,
  formatLastDay,
  referenceOf,
  useKeyPerBody,
  useLocale,
  useSubmit,
} from 'shared-kit/shell';
import { Button, Note, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { BankDealing } from './bank-dealing.tsx';
import styles from './financing.module.css';

type AskedBanksProps = { request: BuyersFinancing; quoteId: string; onChanged: () => Promise<void> };
type BankQuote = BuyersFinancing['bankQuotes'][number];

/** Who has what was shared, and the ways to end that. */
export function AskedBanks({ request, quoteId, onChanged }: AskedBanksProps) {
  const t = useText();
  const locale = useLocale();
  const { pending, failure, run } = useSubmit((error) => referenceOf(error));
  const { keyOf } = useKeyPerBody();
  const end = async (path: string, body: object, name: string) => {
    await run(() => api.post(`/api/quotes/${quoteId}/financing/${path}`, body, keyOf([path, body])), name);
    await onChanged();
  };
  const mayEnd = request.state === 'shared' || request.state === 'offers_in';
  return (
    <>
      {failure && (
        <Note tone="danger" role="alert">
          {t('financing.failed', { reference: failure })}
        </Note>
      )}
      <ul className={styles.banks}>
        {request.bankQuotes.map((it) => (
          <li key={it.id} className={styles.bank}>
            <BankLine bankQuote={it} />
            {mayEnd && it.moves.includes('decline-by-buyer') && (
              <Button
                size="small"
                pending={pending === it.id}
                aria-label={t('financing.decline-bank', { bank: it.bank.name })}
                onClick={() => void end('refusal', { bankQuoteId: it.id }, it.id)}
              >
                {t('financing.decline')}
              </Button>
            )}
            <div className={styles.whole}>
              <BankDealing bankQuote={it} quoteId={quoteId} onChanged={onChanged} />
            </div>
          </li>
        ))}
      </ul>
      <Text as="p">
        {t('financing.asked', {
          person: request.askedBy,
          day: formatDay(request.askedAt, locale),
          until: formatLastDay(request.offersUntil, locale),
          version: request.versionNumber,
        })}
      </Text>
      {mayEnd && (
        <div className={styles.foot}>
          <Button pending={pending === 'withdraw'} onClick={() => void end('withdrawal', {}, 'withdraw')}>
            {t('financing.withdraw')}
          </Button>
        </div>
      )}
    </>
  );
}

function BankLine({ bankQuote }: { bankQuote: BankQuote }) {
  const { bank, state, reason, openedAt, needsReconfirmation } = bankQuote;
  const t = useText();
  const locale = useLocale();
  // messages: financing.bank-state.*
  const words = [
    t(`financing.bank-state.${state}`),
    needsReconfirmation && t('financing.unconfirmed'),
    openedAt ? t('financing.opened', { day: formatDay(openedAt, locale) }) : t('financing.unopened'),
    reason && t('financing.reason', { reason }),
  ];
  return (
    <span>
      <Text as="strong">{bank.name}</Text> {words.filter(Boolean).join(', ')}
    </span>
  );
}
