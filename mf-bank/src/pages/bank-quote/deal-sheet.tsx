import type { BankQuoteDetail } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { quantityOf } from 'shared-kit/contract/products';
import { countryName, useLocale } from 'shared-kit/shell';
import { KeyValues, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';
import { DealDrawings } from './deal-drawings.tsx';
import { PapersSheet } from './papers-sheet.tsx';
import { useMilestoneWords } from './use-milestone-words.ts';

/** What is to be financed and for whom, as the buyer shared it. */
export function DealSheet({ detail }: { detail: BankQuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  const milestoneWords = useMilestoneWords();
  const { buyer, quote } = detail;
  const wished = [
    { term: t('deal.product'), detail: t(`rates.product.${detail.product}`) },
    { term: t('deal.months'), detail: t('requests.months', { count: detail.termMonths }) },
    ...(detail.graceMonths > 0
      ? [{ term: t('deal.grace'), detail: t('requests.months', { count: detail.graceMonths }) }]
      : []),
    ...(detail.rhythm ? [{ term: t('deal.rhythm'), detail: t(`deal.rhythm.${detail.rhythm}`) }] : []),
    { term: t('deal.own-funds'), detail: formatMoney(detail.ownFunds) },
    ...detail.extras.map(({ kind, amount }) => ({
      term: t(`deal.extra.${kind}`),
      detail: formatMoney({ amount, currency: detail.amount.currency }),
    })),
  ];
  return (
    <>
      <Sheet>
        <SheetHeader title={t('deal.title')} />
        <SheetBody className={styles.facts}>
          {quote ? (
            <>
              <DealDrawings lines={quote.lines} />
              <KeyValues facts={[...goodsOf(quote), ...wished]} />
              {detail.words && <Text as="p">{detail.words}</Text>}
            </>
          ) : (
            <Text as="p">{t('deal.closed')}</Text>
          )}
        </SheetBody>
      </Sheet>
      {detail.papers ? <PapersSheet detail={detail} /> : <BuyerSheet buyer={buyer} />}
    </>
  );

  function goodsOf(shared: NonNullable<BankQuoteDetail['quote']>) {
    return [
      ...shared.lines.map(({ title, quantity, unit, total }, at) => ({
        term: t('deal.line', { at: at + 1 }),
        detail: `${quantityOf(quantity, unit, title, locale)}, ${formatMoney({ amount: total, currency: shared.total.currency })}`,
      })),
      { term: t('deal.maker'), detail: `${shared.maker.name}, ${countryName(shared.maker.country, locale)}` },
      { term: t('deal.delivery'), detail: shared.incoterm },
      ...(shared.leadTimeWeeks === null
        ? []
        : [{ term: t('deal.lead-time'), detail: t('deal.weeks', { count: shared.leadTimeWeeks }) }]),
      ...(shared.warrantyMonths == null
        ? []
        : [{ term: t('deal.warranty'), detail: t('requests.months', { count: shared.warrantyMonths }) }]),
      ...(shared.milestones ?? []).map((milestone, at) => ({
        term: t('deal.milestone', { at: at + 1 }),
        detail: milestoneWords(milestone),
      })),
      ...(shared.paymentNote ? [{ term: t('deal.payment-note'), detail: shared.paymentNote }] : []),
      { term: t('deal.total'), detail: formatMoney(shared.total) },
    ];
  }
}

/** The buyer, while nothing more of it was shared. */
function BuyerSheet({ buyer }: { buyer: BankQuoteDetail['buyer'] }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Sheet>
      <SheetHeader title={buyer.name} />
      <SheetBody>
        <KeyValues
          tight
          facts={[
            { term: t('deal.legal-name'), detail: buyer.legalName },
            { term: t('deal.place'), detail: `${buyer.city}, ${countryName(buyer.country, locale)}` },
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}
