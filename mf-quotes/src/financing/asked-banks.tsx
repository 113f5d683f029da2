import { type BuyersFinancing, declineWords, languageOf } from 'shared-kit/contract';
import {
  api,
  formatDay,
  formatLastDay,
  referenceOf,
  useKeyPerBody,
  useLocale,
  useSubmit,
} from 'shared-kit/shell';
import { Button, Disclosure, Note, Text } from 'shared-kit/ui';
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
              <Openings bankQuote={it} />
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

/** Each time that somebody at the bank opened what was shared. */
function Openings({ bankQuote: { bank, openings } }: { bankQuote: BankQuote }) {
  const t = useText();
  const locale = useLocale();
  if (openings.length < 2) return null;
  const moment = new Intl.DateTimeFormat(languageOf(locale).format, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Disclosure summary={t('financing.openings', { bank: bank.name, count: openings.length })}>
      <ul className={styles.openings}>
        {openings.map(({ at, document }) => (
          <li key={`${at} ${document}`}>
            {[moment.format(new Date(at)), document ?? t('financing.openings.request')].join(', ')}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function BankLine({ bankQuote }: { bankQuote: BankQuote }) {
  const { bank, state, reason, declineCode, openings, needsReconfirmation } = bankQuote;
  const [last] = openings;
  const t = useText();
  const locale = useLocale();
  // messages: financing.bank-state.*
  const words = [
    t(`financing.bank-state.${state}`),
    needsReconfirmation && t('financing.unconfirmed'),
    last ? t('financing.opened', { day: formatDay(last.at, locale) }) : t('financing.unopened'),
    bank.isSuspended && t('financing.suspended'),
    declineCode && t('financing.decline-code', { reason: declineWords(declineCode, locale) }),
    reason && t('financing.reason', { reason }),
  ];
  return (
    <span>
      <Text as="strong">{bank.name}</Text> {words.filter(Boolean).join(', ')}
    </span>
  );
}
