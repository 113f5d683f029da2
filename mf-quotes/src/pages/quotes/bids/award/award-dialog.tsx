import { type ReactNode, useState } from 'react';
import { Confirmation } from 'shared-kit/confirmation';
import { seenTogether } from 'shared-kit/contract/binding';
import { formatMoney } from 'shared-kit/contract/money';
import type { QuoteGroupAnswer } from 'shared-kit/contract/quotes';
import { type Confirmed, formatLastDay, useLocale } from 'shared-kit/shell';
import { Checkbox, KeyValues, Text } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import { BindingChoice, type BindingKind, usualBinding } from '../../../quote/decision/binding-choice.tsx';
import { paymentOf } from '../../../quote/terms-of.ts';
import type { Bid, BidOffer } from '../bids-query.ts';
import styles from './award-dialog.module.css';
import { useAward } from './use-award.ts';

type Offered = Bid & Readonly<{ offer: BidOffer }>;
type Props = { group: QuoteGroupAnswer; first: Bid; onChanged: () => void; onClose: () => void };

const isAcceptable = (bid: Bid): bid is Offered => bid.offer?.refusals?.length === 0;
/** Whether the quote ends when another maker gets the order. */
const isAwaiting = ({ stage }: Bid): boolean =>
  stage === 'requested' ||
  stage === 'needs_info' ||
  stage === 'quoted' ||
  stage === 'negotiation' ||
  stage === 'expired';

/** What is read of all chosen offers, in the order of their quotes. */
const atStakeOf = (bids: readonly Offered[]) =>
  seenTogether(
    bids
      .toSorted((one, other) => (one.quoteId < other.quoteId ? -1 : 1))
      .map(({ offer }) => ({ version: offer.versionId, sum: offer.total })),
  );

/** Before awarding, tells who is bound to what and which makers will be told that they lost. */
export default function AwardDialog({ group, first, onChanged, onClose }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState<readonly string[]>([first.quoteId]);
  const { isPending, failure, award } = useAward({ group, onChanged, onClose });
  const candidates = group.bids.filter(isAcceptable);
  const accepted = candidates.filter(({ quoteId }) => chosen.includes(quoteId));
  const [kinds, setKinds] = useState<Readonly<Record<string, BindingKind>>>({});
  const [isTried, setTried] = useState(false);
  const kindOf = ({ quoteId, offer }: Offered) => kinds[quoteId] ?? usualBinding(offer.financingUntil);
  const accept = async (confirmed: Confirmed) => {
    setTried(true);
    if (accepted.length === 0 || accepted.some((bid) => kindOf(bid) === null)) return;
    await award(
      confirmed,
      accepted.map((bid) => ({ ...bid, isSubjectToFinancing: kindOf(bid) === 'once-financed' })),
    );
  };
  const others = group.bids.filter(({ quoteId }) => !chosen.includes(quoteId));
  return (
    <Confirmation
      size="large"
      move={{
        title: t('bids.award.title', { count: accepted.length }),
        facts: [{ term: t('action.accept.buyer'), detail: group.buyer.legalName }],
        atStake: atStakeOf(accepted),
        sumName: t('quote.lines.total'),
        choice: chosen.join(),
        final: t('action.accept.final'),
        confirm: t('action.accept.confirm'),
      }}
      pending={isPending}
      failure={failure}
      onClose={onClose}
      onConfirm={accept}
    >
      <div className={styles.body}>
        {group.award === 'per-maker' && candidates.length > 1 && (
          <Choice bids={candidates} chosen={chosen} onChange={setChosen} />
        )}
        {accepted.map((bid) => (
          <Bound key={bid.quoteId} bid={bid} isOneOfSeveral={accepted.length > 1}>
            <BindingChoice
              financingUntil={bid.offer.financingUntil}
              value={kindOf(bid)}
              onChange={(kind) => setKinds({ ...kinds, [bid.quoteId]: kind })}
              isMissing={isTried}
            />
          </Bound>
        ))}
        <Lost text={t('bids.award.declined')} bids={others.filter(isAwaiting)} />
        <Lost text={t('bids.award.discarded')} bids={others.filter(({ stage }) => stage === 'draft')} />
      </div>
    </Confirmation>
  );
}

type ChoiceProps = {
  bids: readonly Offered[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

/** If several makers may get a part: which offers to accept together. */
function Choice({ bids, chosen, onChange }: ChoiceProps) {
  const t = useText();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('bids.award.which')}</legend>
      {bids.map(({ quoteId, maker, offer }) => (
        <Checkbox
          key={quoteId}
          checked={chosen.includes(quoteId)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, quoteId] : chosen.filter((id) => id !== quoteId))
          }
        >
          {`${maker.name}, ${formatMoney(offer.total)}`}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** One order: its seller and terms. Buyer and sum of all stand above. */
type BoundProps = { bid: Offered; isOneOfSeveral: boolean; children: ReactNode };
function Bound({ bid: { number, maker, offer }, isOneOfSeveral, children }: BoundProps) {
  const t = useText();
  const locale = useLocale();
  const { financingUntil, leadTimeWeeks, incoterm } = offer;
  const open = t('quote.terms.open');
  const facts = [
    { term: t('action.accept.seller'), detail: maker.legalName },
    {
      term: t('action.accept.what'),
      detail: t('action.accept.version', { quote: number, number: offer.number }),
    },
    ...(isOneOfSeveral ? [{ term: t('quote.lines.total'), detail: <b>{formatMoney(offer.total)}</b> }] : []),
    { term: t('quote.terms.payment'), detail: paymentOf(t, offer) ?? open },
    {
      term: t('quote.terms.lead-time'),
      detail: leadTimeWeeks === null ? open : t('quote.terms.weeks', { count: leadTimeWeeks }),
    },
    { term: t('quote.terms.delivery'), detail: `${incoterm.rule} ${incoterm.place}` },
    ...(financingUntil
      ? [
          {
            term: t('quote.terms.financing'),
            detail: t('quote.terms.subject-until', { day: formatLastDay(financingUntil, locale) }),
          },
        ]
      : []),
  ];
  return (
    <section aria-label={maker.name} className={styles.bound}>
      <KeyValues facts={facts} tight />
      {children}
    </section>
  );
}

function Lost({ text, bids }: { text: string; bids: readonly Bid[] }) {
  if (bids.length === 0) return null;
  return (
    <div>
      <Text look="small" weight="medium">
        {text}
      </Text>
      <ul className={styles.lost}>
        {bids.map(({ quoteId, maker, number }) => (
          <li key={quoteId}>{`${maker.name}, ${number}`}</li>
        ))}
      </ul>
    </div>
  );
}
