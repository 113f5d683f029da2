import { formatMoney } from 'shared-kit/contract/money';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Row, Stack } from 'shared-kit/layout';
import { LocaleLink } from 'shared-kit/shell';
import { Button, ButtonLink, ClockIcon, Icon, Sheet, SheetBody, Text } from 'shared-kit/ui';
import { isNegative, isZero, subtract } from '../../../negotiation/exact-amount.ts';
import { useText } from '../../../text.ts';
import { ApprovalNote } from './approval-note.tsx';
import { CounterNote } from './counter-note.tsx';
import styles from './decision-sheet.module.css';
import { DraftNote } from './draft-note.tsx';
import { FinancingWait } from './financing-wait.tsx';
import { HaltedNote } from './halted-note.tsx';
import { actionsOf, mayWriteOffer, type QuoteActionName, quoteActions } from './quote-actions.ts';
import { useStanding } from './standing.tsx';
import { useStartAction } from './use-actions.tsx';

/** The total, and the actions that the reader may take now. */
export function DecisionSheet({ quote }: { quote: QuoteDetail }) {
  return (
    <Sheet tone={quote.isMyTurn ? 'accent' : 'neutral'}>
      <Stack as={SheetBody} gap="3">
        <Total quote={quote} />
        <DraftNote quote={quote} />
        <HaltedNote quote={quote} />
        <CounterNote quote={quote} />
        <ApprovalNote quote={quote} />
        <FinancingWait quote={quote} />
        <Actions quote={quote} />
        <p className={styles.standing}>
          <Icon of={ClockIcon} />
          <span>{useStanding(quote)}</span>
        </p>
      </Stack>
    </Sheet>
  );
}

function Total({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const newest = quote.versions.at(-1);
  const before = quote.versions.at(-2);
  if (!newest)
    return (
      <Row as="p" gap="3" align="baseline" justify="between" className={styles.total}>
        <span>{t('quote.decision.list-prices')}</span>
        <b className={styles.sum}>
          {quote.request.total ? formatMoney(quote.request.total) : t('quotes.on-request')}
        </b>
      </Row>
    );
  const { currency, total, number } = newest;
  const moved = before?.currency === currency ? subtract(total, before.total) : null;
  return (
    <div>
      <Row as="p" gap="3" align="baseline" justify="between" className={styles.total}>
        <span>{t('quote.decision.total', { number })}</span>
        <b className={styles.sum}>{formatMoney({ amount: total, currency })}</b>
      </Row>
      {moved !== null && !isZero(moved) && (
        <Text look="small" tone="muted">
          {t(isNegative(moved) ? 'quote.decision.less' : 'quote.decision.more', {
            amount: formatMoney({ amount: moved.replace('-', ''), currency }),
          })}
        </Text>
      )}
    </div>
  );
}

function Actions({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const names = actionsOf(quote);
  const isWriting = mayWriteOffer(quote);
  const forward = names.filter((name) => !('isAgainst' in quoteActions[name]));
  const against = names.filter((name) => 'isAgainst' in quoteActions[name]);
  return (
    <Stack gap="2">
      {isWriting && (
        <ButtonLink
          as={LocaleLink}
          to={`/manufacturer/requests/${quote.id}`}
          emphasis={forward.length === 0 || quote.isMyTurn ? 'primary' : undefined}
          block
        >
          {t(quote.draft ? 'quote.decision.continue-offer' : 'quote.decision.write-offer')}
        </ButtonLink>
      )}
      {forward.map((name, place) => (
        <ActionButton key={name} name={name} quote={quote} isFirst={place === 0 && !isWriting} />
      ))}
      <div className={styles.against}>
        {against.map((name) => (
          <ActionButton key={name} name={name} quote={quote} isFirst={false} />
        ))}
      </div>
    </Stack>
  );
}

type ButtonProps = { name: QuoteActionName; quote: QuoteDetail; isFirst: boolean };

export function ActionButton({ name, quote, isFirst }: ButtonProps) {
  const t = useText();
  const start = useStartAction();
  const isAgainst = 'isAgainst' in quoteActions[name];
  return (
    <Button
      block={!isAgainst}
      size={isFirst ? 'large' : undefined}
      emphasis={isFirst ? 'primary' : isAgainst ? 'tertiary' : undefined}
      onClick={() => start(name)}
    >
      {t(`action.${name}.button`, { number: quote.versions.at(-1)?.number ?? 0 })}
    </Button>
  );
}
