import { lazy, Suspense, useState } from 'react';
import type { BuyersFinancing, SentBankOffer } from 'shared-kit/contract';
import { api, referenceOf, refusalAmong, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import {
  AlertIcon,
  Button,
  Cell,
  CheckIcon,
  ClockIcon,
  ColumnHead,
  Note,
  Row,
  RowHead,
  SelectField,
  StatusBadge,
  Table,
  Text,
} from 'shared-kit/ui';
import { useText } from '../text.ts';
import { bestOf, type Column, columnsOf } from './best-of.ts';
import { useFigureRows } from './figure-rows.ts';
import styles from './financing.module.css';
import { OfferSchedules } from './offer-schedules.tsx';
import { TermRows } from './term-rows.tsx';

/** Brings the arithmetic along, which only floating offers need. */
const RateScenario = lazy(() => import('./rate-scenario.tsx'));

type OffersTableProps = { request: BuyersFinancing; quoteId: string; onChanged: () => Promise<void> };

/** The newest offer of each bank side by side, with the banks' own figures. */
export function OffersTable({ request, quoteId, onChanged }: OffersTableProps) {
  const t = useText();
  const columns = columnsOf(request);
  const rows = useFigureRows();
  const [chosen, choose] = useState<string | null>(null);
  const { pending, failure, run } = useSubmit<unknown>((error) => error);
  const { keyOf } = useKeyPerBody();
  if (columns.length === 0) return <Text as="p">{t('financing.no-offer')}</Text>;
  const accept = async (offerId: string) => {
    const work = () =>
      api.post(`/api/quotes/${quoteId}/financing/acceptance`, { offerId }, keyOf({ offerId }));
    await run(work, offerId);
    await onChanged();
  };
  const shown = columns.find(({ offer }) => offer.id === chosen) ?? columns[0];
  /** A phone shows one bank at a time. */
  const narrow = (column: Column) => (column === shown ? 'shown' : 'hidden');
  // messages: financing.row.*
  return (
    <div className={styles.offers}>
      {failure !== null && <Refusal error={failure} />}
      {!request.isVersionCurrent && request.newerVersion === null && request.state === 'offers_in' && (
        <Note tone="warning">{t('financing.version-replaced')}</Note>
      )}
      <OneBank columns={columns} shown={shown} choose={choose} />
      <Table label={t('financing.offers')}>
        <thead>
          <tr>
            <ColumnHead>{t('financing.bank')}</ColumnHead>
            {columns.map((column) => (
              <ColumnHead key={column.offer.id} numeric data-narrow={narrow(column)}>
                {column.bankQuote.bank.name} <Kind offer={column.offer} />
                {column.bankQuote.bank.isSuspended && <Suspended />}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, text, figure }) => (
            <Row key={name}>
              <RowHead>{t(`financing.row.${name}`)}</RowHead>
              {columns.map((column) => (
                <Cell key={column.offer.id} numeric data-narrow={narrow(column)}>
                  {text(column.offer)} {bestOf(columns, figure) === column && <Best />}
                </Cell>
              ))}
            </Row>
          ))}
          <TermRows columns={columns} narrow={narrow} />
          {request.state === 'offers_in' && (
            <ChoiceRow {...{ columns, narrow, pending }} onAccept={(id) => void accept(id)} />
          )}
        </tbody>
      </Table>
      {request.state === 'offers_in' && <p className={styles.foot}>{t('financing.choice-closes')}</p>}
      {columns.some(({ offer }) => offer.terms.rate.kind === 'floating') && (
        <Suspense>
          <RateScenario columns={columns} />
        </Suspense>
      )}
      <OfferSchedules columns={columns} number={request.number} />
    </div>
  );
}

type ChoiceRowProps = {
  columns: readonly Column[];
  narrow: (column: Column) => 'shown' | 'hidden';
  pending: string | null;
  onAccept: (offerId: string) => void;
};

function ChoiceRow({ columns, narrow, pending, onAccept }: ChoiceRowProps) {
  const t = useText();
  return (
    <Row>
      <RowHead>{t('financing.choice')}</RowHead>
      {columns.map((column) => (
        <Cell key={column.offer.id} numeric data-narrow={narrow(column)}>
          {isAcceptable(column) && (
            <Button
              emphasis="primary"
              size="small"
              pending={pending === column.offer.id}
              onClick={() => onAccept(column.offer.id)}
            >
              {t('financing.choose', { bank: column.bankQuote.bank.name })}
            </Button>
          )}
        </Cell>
      ))}
    </Row>
  );
}

type OneBankProps = {
  columns: readonly Column[];
  shown: Column | undefined;
  choose: (offerId: string) => void;
};

/** On a phone: whose offer is shown. */
function OneBank({ columns, shown, choose }: OneBankProps) {
  const t = useText();
  const [first] = useFigureRows();
  if (columns.length < 2) return null;
  // messages: financing.kind.*
  return (
    <SelectField
      label={t('financing.offer-of')}
      value={shown?.offer.id}
      className={styles['one-bank']}
      onChange={({ target }) => choose(target.value)}
    >
      {columns.map(({ offer, bankQuote }) => (
        <option key={offer.id} value={offer.id}>
          {[bankQuote.bank.name, t(`financing.kind.${offer.kind}`), first?.text(offer)].join(', ')}
        </option>
      ))}
    </SelectField>
  );
}

/** A suspended bank's offer stands, but nothing can be concluded with the bank. */
const isAcceptable = ({ bankQuote: { moves, bank }, offer }: Column): boolean =>
  moves.includes('accept') && offer.kind === 'binding' && !bank.isSuspended;

function Suspended() {
  const t = useText();
  return (
    <StatusBadge tone="warning" icon={AlertIcon}>
      {t('financing.suspended')}
    </StatusBadge>
  );
}

function Kind({ offer }: { offer: SentBankOffer }) {
  const t = useText();
  // messages: financing.kind.*
  return (
    <StatusBadge
      tone={offer.kind === 'binding' ? 'positive' : 'neutral'}
      icon={offer.kind === 'binding' ? CheckIcon : ClockIcon}
    >
      {t(`financing.kind.${offer.kind}`)}
    </StatusBadge>
  );
}

function Best() {
  const t = useText();
  return (
    <StatusBadge tone="positive" icon={CheckIcon}>
      {t('financing.best')}
    </StatusBadge>
  );
}

const worded = [
  'quote.above-limit',
  'financing.offer-expired',
  'financing.bank-unavailable',
  'financing.confirmation-awaited',
] as const;

function Refusal({ error }: { error: unknown }) {
  const t = useText();
  const code = refusalAmong(error, worded);
  // messages: financing.refused.*
  return (
    <Note tone="danger" role="alert">
      {code ? t(`financing.refused.${code}`) : t('financing.failed', { reference: referenceOf(error) })}
    </Note>
  );
}
