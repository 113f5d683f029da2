import { Suspense, useState } from 'react';
import type { BuyersFinancing } from 'shared-kit/contract/financing';
import { Deviations, usePercent } from 'shared-kit/financing';
import { Row } from 'shared-kit/layout';
import { lazyPart } from 'shared-kit/shell';
import { CheckIcon, Icon, Note, SelectField, Text } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../text.ts';
import { AcceptButton } from './accept-button.tsx';
import { AcceptFailure } from './accept-failure.tsx';
import { type Column, columnsOf } from './best-of.ts';
import { FigureRows } from './figure-rows.tsx';
import styles from './financing.module.css';
import { HowReckoned } from './how-reckoned.tsx';
import { isAcceptable } from './newest-binding.ts';
import { OfferKind, Suspended } from './offer-kind.tsx';
import { OfferSchedules } from './offer-schedules.tsx';
import { PartHead } from './part-head.tsx';
import { TermRows } from './term-rows.tsx';
import { useAcceptance } from './use-acceptance.ts';

/** Brings the arithmetic along, which only floating offers need. */
const RateScenario = lazyPart(() => import('./rate-scenario.tsx'));

type OffersTableProps = { request: BuyersFinancing; quoteId: string; onChanged: () => Promise<void> };

/** The newest offer of each bank side by side, with the banks' own figures. */
export function OffersTable({ request, quoteId, onChanged }: OffersTableProps) {
  const t = useText();
  const columns = columnsOf(request);
  const [chosen, choose] = useState<string | null>(null);
  const acceptance = useAcceptance(quoteId, onChanged);
  const { failure } = acceptance;
  if (columns.length === 0)
    return request.bankQuotes.some(({ letters }) => letters.length > 0) ? null : (
      <Text as="p">{t('financing.no-offer')}</Text>
    );
  const shown = columns.find(({ offer }) => offer.id === chosen) ?? columns[0];
  /** A phone shows one bank at a time. */
  const narrow = (column: Column) => (column === shown ? 'shown' : 'hidden');
  return (
    <div className={styles.offers}>
      {failure !== null && <AcceptFailure error={failure} />}
      {!request.isVersionCurrent && request.newerVersion === null && request.state === 'offers_in' && (
        <Note tone="warning">{t('financing.version-replaced')}</Note>
      )}
      {columns.map(({ offer, bankQuote }) => (
        <Deviations
          key={offer.id}
          of={bankQuote.bank.name}
          deviations={offer.deviations}
          currency={offer.terms.currency}
        />
      ))}
      <OneBank columns={columns} shown={shown} choose={choose} />
      <Table label={t('financing.offers')}>
        <thead>
          <tr>
            <ColumnHead>{t('financing.bank')}</ColumnHead>
            {columns.map((column) => (
              <ColumnHead key={column.offer.id} numeric data-narrow={narrow(column)}>
                <span className={styles.bankHead}>
                  <span>{column.bankQuote.bank.name}</span>
                  <OfferKind {...column.offer} />
                  {column.bankQuote.bank.isSuspended && <Suspended />}
                </span>
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <FigureRows columns={columns} narrow={narrow} />
        <tbody>
          <PartHead columns={columns}>{t('financing.part.terms')}</PartHead>
          <TermRows columns={columns} narrow={narrow} />
          {request.state === 'offers_in' && <ChoiceRow {...{ columns, narrow, acceptance, request }} />}
        </tbody>
      </Table>
      <Key columns={columns} />
      <HowReckoned columns={columns} />
      {request.state === 'offers_in' && (
        <Row as="p" gap="3">
          {t('financing.choice-closes')}
        </Row>
      )}
      {columns.some(({ offer }) => offer.terms.rate.kind === 'floating') && (
        <Suspense>
          <RateScenario columns={columns} />
        </Suspense>
      )}
      <OfferSchedules columns={columns} number={request.number} quoteId={quoteId} />
    </div>
  );
}

const mayAccept = ({ bankQuote, offer }: Column): boolean => isAcceptable(bankQuote, offer);

/** What the marks beside figures mean. */
function Key({ columns }: { columns: readonly Column[] }) {
  const t = useText();
  if (columns.length < 2) return null;
  return (
    <p className={styles.key} aria-hidden="true">
      <span>
        <span className={styles.mark}>
          <Icon of={CheckIcon} />
        </span>
        <span>{t('financing.key.best')}</span>
      </span>
      <span>
        <span className={styles.mark}>
          <span className={styles.ring} />
        </span>
        <span>{t('financing.key.better')}</span>
      </span>
    </p>
  );
}

type ChoiceRowProps = {
  columns: readonly Column[];
  narrow: (column: Column) => 'shown' | 'hidden';
  acceptance: ReturnType<typeof useAcceptance>;
  request: BuyersFinancing;
};

function ChoiceRow({ columns, narrow, acceptance, request }: ChoiceRowProps) {
  const t = useText();
  // Columns stand in order, so that the first acceptable one is the cheapest.
  const best = columns.find(mayAccept);
  return (
    <TableRow>
      <RowHead>{t('financing.choice')}</RowHead>
      {columns.map((column) => (
        <Cell key={column.offer.id} numeric data-narrow={narrow(column)}>
          {mayAccept(column) && (
            <AcceptButton
              {...{ request, acceptance }}
              bankQuote={column.bankQuote}
              offerId={column.offer.id}
              label={t('financing.choose', { bank: column.bankQuote.bank.name })}
              emphasis={column === best ? 'finance' : 'secondary'}
              size="small"
            />
          )}
        </Cell>
      ))}
    </TableRow>
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
  const percent = usePercent(2);
  if (columns.length < 2) return null;
  return (
    <SelectField
      label={t('financing.offer-of')}
      value={shown?.offer.id}
      className={styles.oneBank}
      onChange={({ target }) => choose(target.value)}
    >
      {columns.map(({ offer, bankQuote }) => (
        <option key={offer.id} value={offer.id}>
          {[
            bankQuote.bank.name,
            t(`financing.kind.${offer.isOver ? 'over' : offer.kind}`),
            percent(offer.figures.effectiveRatePercent),
          ].join(', ')}
        </option>
      ))}
    </SelectField>
  );
}
