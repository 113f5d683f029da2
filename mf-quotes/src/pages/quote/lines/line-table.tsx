import { languageName } from 'shared-kit/contract/languages';
import { moneyColumn } from 'shared-kit/contract/money';
import { quantityText } from 'shared-kit/contract/products';
import { Stack } from 'shared-kit/layout';
import { ExactPrice } from 'shared-kit/page';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { type ComparedLine, compareLines } from '../../../negotiation/compare-lines.ts';
import { isSameAmount, isZero } from '../../../negotiation/exact-amount.ts';
import { useText } from '../../../text.ts';
import { RevisionMark } from '../revision-mark/revision-mark.tsx';
import { Changed } from './changed.tsx';
import styles from './line-table.module.css';
import type { RevisionContent, ShownLine } from './revision-content.ts';
import { nameOf } from './revision-name.ts';

type Props = { label: string; now: RevisionContent; before: RevisionContent | null };
type Revisions = Pick<Props, 'now' | 'before'>;

/** Number formats of the columns: all amounts of a column look alike, those of the earlier revision included. */
type Columns = Readonly<Record<'prices' | 'amounts', ReturnType<typeof moneyColumn>>>;

function columnsOf({ now, before }: Revisions): Columns {
  const inBoth = (of: (revision: RevisionContent) => readonly (string | null)[]) =>
    moneyColumn(
      [now, ...(before ? [before] : [])].flatMap((revision) =>
        of(revision).map((amount) => (amount === null ? null : { amount, currency: revision.currency })),
      ),
    );
  return {
    prices: inBoth(({ lines }) => lines.map(({ unitPrice }) => unitPrice)),
    amounts: inBoth(({ lines, freight, discount, total }) => [
      ...lines.map((line) => line.total),
      freight,
      discount,
      total,
    ]),
  };
}

export function LineTable({ label, now, before }: Props) {
  const t = useText();
  const lines = compareLines(now.lines, before?.lines ?? null);
  const columns = columnsOf({ now, before });
  const money = columns.amounts;
  return (
    <Table label={label} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('quote.lines.item')}</ColumnHead>
          <ColumnHead numeric>{t('quote.lines.quantity')}</ColumnHead>
          <ColumnHead numeric>{t('quote.lines.unit-price')}</ColumnHead>
          <ColumnHead numeric>{t('quote.lines.amount')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.line.key} compared={line} now={now} before={before} columns={columns} />
        ))}
        <SumRow
          name={t('quote.lines.freight')}
          now={now.freight}
          before={before?.freight}
          revision={now}
          money={money}
        />
        <SumRow
          name={t('quote.lines.discount')}
          now={now.discount}
          before={before?.discount}
          revision={now}
          money={money}
          isDeducted
        />
        <TotalRow now={now} before={before} money={money} />
      </tbody>
    </Table>
  );
}

type LineProps = Revisions & { compared: ComparedLine<ShownLine>; columns: Columns };

function LineRow({ compared, now, before, columns }: LineProps) {
  const t = useText();
  const locale = useLocale();
  const { line, before: earlier, change } = compared;
  const isRemoved = change === 'removed';
  // A number of pieces needs no unit.
  const quantityOf = (count: number) => quantityText(count, line.unit === 'piece' ? '' : line.unit, locale);
  const shown = (column: keyof Columns, amount: string | null, { currency }: RevisionContent) => {
    if (amount === null) return t('quotes.on-request');
    return isZero(amount) ? t('quote.lines.included') : columns[column]({ amount, currency });
  };
  const wasPrice = before && earlier && !isSameAmount(earlier.unitPrice, line.unitPrice);
  const wasTotal = before && earlier && !isSameAmount(earlier.total, line.total);
  return (
    <TableRow className={isRemoved ? styles.removed : undefined}>
      <RowHead>
        <div className={styles.item}>
          {change !== 'same' && <Mark change={change} now={now} before={before} />}
          <Stack as="span" gap="0" className={styles.words}>
            <LineTitle line={line} />
            {line.description && <small className={styles.description}>{line.description}</small>}
            <WrittenIn language={line.writtenIn} />
          </Stack>
        </div>
      </RowHead>
      <Cell numeric className={styles.quantity}>
        <Changed
          before={earlier && earlier.quantity !== line.quantity ? quantityOf(earlier.quantity) : null}
          now={isRemoved ? 0 : quantityOf(line.quantity)}
        />
      </Cell>
      <Cell numeric>
        <Changed
          before={wasPrice ? shown('prices', earlier.unitPrice, before) : null}
          now={shown('prices', line.unitPrice, now)}
        />
        <ExactPrice
          price={line.unitPrice === null ? null : { amount: line.unitPrice, currency: now.currency }}
          quantity={line.quantity}
        />
        {line.priceList !== null && (
          <small className={styles.description}>
            {t('quote.lines.price-list', { list: line.priceList })}
          </small>
        )}
      </Cell>
      <Cell numeric className={styles.amount}>
        <Changed
          before={wasTotal ? shown('amounts', earlier.total, before) : null}
          now={shown('amounts', line.total, now)}
        />
      </Cell>
    </TableRow>
  );
}

function LineTitle({ line }: { line: ShownLine }) {
  if (!line.productId) return line.title;
  return (
    <TextLink as={LocaleLink} to={`/shop/${line.productId}`} className={styles.link}>
      {line.title}
    </TextLink>
  );
}

/** Says that the maker's own words are in another language than the page. */
function WrittenIn({ language }: { language: ShownLine['writtenIn'] }) {
  const t = useText();
  const locale = useLocale();
  if (language === null || language === locale) return null;
  const name = languageName(language, locale);
  return <small className={styles.description}>{t('quote.lines.written-in', { language: name })}</small>;
}

function Mark({ change, now, before }: Revisions & { change: 'changed' | 'added' | 'removed' }) {
  const t = useText();
  const against = before ? nameOf(before.number, t) : '';
  return (
    <RevisionMark
      revision={now.number}
      current
      meaning={t(`quote.lines.mark.${change}`, { revision: against })}
    />
  );
}

type SumProps = {
  name: string;
  now: string | null;
  before: string | null | undefined;
  revision: RevisionContent;
  money: Columns['amounts'];
  isDeducted?: boolean;
};

/** Freight or discount; left out if neither revision has any. */
function SumRow({ name, now, before, revision, money, isDeducted }: SumProps) {
  const t = useText();
  if (now === null || (isDeducted && isZero(now) && (!before || isZero(before)))) return null;
  const worded = (amount: string) =>
    isZero(amount)
      ? isDeducted
        ? '–'
        : t('quote.lines.included')
      : `${isDeducted ? '−' : ''}${money({ amount, currency: revision.currency })}`;
  const was = before && !isSameAmount(before, now) ? worded(before) : null;
  return (
    <TableRow>
      <RowHead colSpan={3}>{name}</RowHead>
      <Cell numeric corner className={styles.amount}>
        <Changed before={was} now={worded(now)} />
      </Cell>
    </TableRow>
  );
}

function TotalRow({ now, before, money }: Revisions & { money: Columns['amounts'] }) {
  const t = useText();
  const worded = ({ total: amount, currency }: RevisionContent) =>
    amount === null ? t('quotes.on-request') : money({ amount, currency });
  const was = before && !isSameAmount(before.total, now.total) ? worded(before) : null;
  return (
    <TableRow className={styles.total}>
      <RowHead colSpan={3}>{t('quote.lines.total')}</RowHead>
      <Cell numeric corner className={styles.amount}>
        <Changed before={was} now={worded(now)} />
      </Cell>
    </TableRow>
  );
}
