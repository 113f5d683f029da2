import { moneyColumn } from 'shared-kit/contract/money';
import type { OfferDraftAnswer, OfferInput, QuoteDetail } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { DocumentsSheet } from 'shared-kit/page';
import { LocaleLink } from 'shared-kit/shell';
import { Button, ButtonLink, Note, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { faultText } from '../../offer-terms/fault-text.ts';
import { useText } from '../../text.ts';
import { ContradictionNotes } from './contradiction-notes.tsx';
import { DiscountNote } from './discount-note.tsx';
import { fieldIdOf } from './entry-props.ts';
import { MarginSum } from './margin-sum.tsx';
import styles from './offer-page.module.css';
import { sumsOf } from './offer-sums.ts';
import type { ReadOffer } from './read-offer.ts';
import type { SaveState } from './use-offer-draft.ts';

type Props = {
  quote: QuoteDetail;
  offer: OfferInput;
  ownCosts: ReadOffer['ownCosts'];
  /** As of the last save. */
  discountLimit: OfferDraftAnswer['discountLimit'];
  mayExceedLimit: boolean;
  state: SaveState;
  /** What the offer still lacks, from the server's last check. */
  faults: OfferDraftAnswer['faults'];
  /** Counts the checks. */
  attempt: number;
  isChecking: boolean;
  onCheck: () => void;
  onReload: () => void;
};

/** The sums, whether the draft is saved, and the button to send it. */
export function OfferSide(props: Props) {
  const { quote, offer, ownCosts, discountLimit, mayExceedLimit, state, faults, attempt, isChecking } = props;
  const { onCheck, onReload } = props;
  const t = useText();
  const sums = sumsOf(offer);
  const inCurrency = (amount: string | null) =>
    amount === null ? null : { amount, currency: offer.currency };
  const format = moneyColumn([sums.lines, offer.freight, sums.discount, sums.total].map(inCurrency));
  const money = (amount: string | null) => {
    const shown = inCurrency(amount);
    return shown ? format(shown) : '–';
  };
  return (
    <aside className={styles.side} aria-label={t('offer.side.title')}>
      <Sheet tone="accent">
        <SheetHeader title={t('offer.side.title')} />
        <Stack as={SheetBody} gap="3">
          <p className={styles.sum}>
            <span>{t('offer.lines.title')}</span> <b>{money(sums.lines)}</b>
          </p>
          <p className={styles.sum}>
            <span>{t('offer.terms.freight')}</span> <b>{money(offer.freight)}</b>
          </p>
          <p className={styles.sum}>
            <span>{t('offer.terms.discount')}</span>{' '}
            <b>{`${Number(sums.discount) > 0 ? '−' : ''}${money(sums.discount)}`}</b>
          </p>
          <p className={styles.sum} data-total>
            <span>{t('offer.side.total')}</span> <b>{money(sums.total)}</b>
          </p>
          <MarginSum offer={offer} ownCosts={ownCosts} />
          <Saving state={state} onReload={onReload} />
          <DiscountNote limit={discountLimit} mayExceedLimit={mayExceedLimit} />
          <ContradictionNotes offer={offer} />
          {faults.length > 0 && (
            <ErrorSummary
              title={t('offer.side.missing', { count: faults.length })}
              attempt={attempt}
              errors={faults.map(({ path, fault }) => ({
                fieldId: fieldIdOf(path),
                message: faultText(path, fault, t),
              }))}
            />
          )}
          <Button
            className={styles.send}
            emphasis="primary"
            size="large"
            block
            pending={isChecking}
            onClick={onCheck}
          >
            {t('offer.side.preview')}
          </Button>
          <ButtonLink as={LocaleLink} to={`/quote/${quote.id}`} block>
            {t('offer.side.to-quote')}
          </ButtonLink>
        </Stack>
      </Sheet>
      {quote.versions.length > 0 && <DocumentsSheet quote={quote} />}
    </aside>
  );
}

function Saving({ state, onReload }: Pick<Props, 'state' | 'onReload'>) {
  const t = useText();
  if (state.kind === 'colleague')
    return (
      <Note role="alert" tone="warning" action={<Button onClick={onReload}>{t('offer.save.load')}</Button>}>
        {t('offer.save.colleague')}
      </Note>
    );
  if (state.kind === 'failed')
    return (
      <Note role="alert" tone="danger">
        {state.refusal ? t('offer.save.refused', state.refusal) : t('offer.save.failed')}
      </Note>
    );
  return (
    <Text look="small" tone={state.kind === 'wrong-entries' ? 'danger' : 'muted'} role="status">
      {state.kind === 'saved' && state.at === null
        ? t('offer.save.untouched')
        : t(`offer.save.${state.kind}`)}
    </Text>
  );
}
