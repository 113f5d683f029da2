import { ConfirmButton } from 'shared-kit/confirmation';
import { type BuyersFinancing, declineWords, financing } from 'shared-kit/contract/financing';
import { languageOf } from 'shared-kit/contract/languages';
import { useMove } from 'shared-kit/financing';
import { Row, Stack } from 'shared-kit/layout';
import { formatDay, formatLastDay, referenceOf, refusalAmong, useLocale } from 'shared-kit/shell';
import { Disclosure, Note, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { BankDealing } from './bank-dealing.tsx';
import styles from './financing.module.css';
import { useBuyersMove } from './use-buyers-move.ts';

type AskedBanksProps = { request: BuyersFinancing; quoteId: string; onChanged: () => Promise<void> };
type BankQuote = BuyersFinancing['bankQuotes'][number];

/** Who has what was shared, and the ways to end that. */
export function AskedBanks({ request, quoteId, onChanged }: AskedBanksProps) {
  const t = useText();
  const locale = useLocale();
  const { pending, failure: error, bind } = useMove(quoteId, onChanged);
  const failure = useEndFailure(error);
  const moveOf = useBuyersMove(request);
  return (
    <>
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <Stack as="ul" gap="2" className={styles.banks}>
        {request.bankQuotes.map((it) => (
          <Row as="li" gap="3" justify="between" key={it.id}>
            <BankLine bankQuote={it} />
            {it.moves.includes('decline-by-buyer') && (
              <ConfirmButton
                size="small"
                pending={pending === it.id}
                aria-label={t('financing.decline-bank', { bank: it.bank.name })}
                move={moveOf('decline-by-buyer', t('financing.decline-bank', { bank: it.bank.name }), it)}
                onConfirm={(confirmed) => bind(confirmed, financing.decline, { bankQuoteId: it.id }, it.id)}
              >
                {t('financing.decline')}
              </ConfirmButton>
            )}
            <div className={styles.whole}>
              <Openings bankQuote={it} />
              <BankDealing bankQuote={it} quoteId={quoteId} onChanged={onChanged} />
            </div>
          </Row>
        ))}
      </Stack>
      <Text as="p">
        {t('financing.asked', {
          person: request.askedBy,
          day: formatDay(request.askedAt, locale),
          until: formatLastDay(request.offersUntil, locale),
          version: request.versionNumber,
        })}
      </Text>
      {request.mayWithdraw && (
        <Row gap="3">
          <ConfirmButton
            pending={pending === 'withdraw'}
            move={moveOf('withdraw-consent', t('financing.withdraw'))}
            onConfirm={(confirmed) => bind(confirmed, financing.withdraw, {}, 'withdraw')}
          >
            {t('financing.withdraw')}
          </ConfirmButton>
        </Row>
      )}
    </>
  );
}

function useEndFailure(error: unknown): string | undefined {
  const t = useText();
  if (error === null) return undefined;
  return refusalAmong(error, ['binding.moved'])
    ? t('financing.refused.binding.moved')
    : t('financing.failed', { reference: referenceOf(error) });
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
      <Text as="strong">{bank.name}</Text> <span>{words.filter(Boolean).join(', ')}</span>
    </span>
  );
}
