import type { BuyersFinancing, FinancingAnswer } from 'shared-kit/contract/financing';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { Skeleton, Text } from 'shared-kit/ui';
import { financingQuery } from '../../financing/financing-queries.ts';
import { useNewsOfFinancing } from '../../financing/use-news-of-financing.ts';
import { useText } from './messages/text.ts';
import { PanelSheet } from './panel-sheet.tsx';

type Props = { quoteId: string; level: 2 | 3 };

/** The buyer's financing in short: how it stands, and what waits. */
export function BuyersPanel({ quoteId, level }: Props) {
  const query = useQuery(financingQuery(quoteId));
  useNewsOfFinancing(quoteId, () => void query.refetch());
  return (
    <Answer query={query} loading={<Skeleton width={60} />}>
      {(answer) => {
        const mayAsk = answer.version && answer.shareable && answer.mayAsk;
        if (mayAsk) return <NotAsked {...{ quoteId, level, answer }} />;
        return answer.request && <Asked {...{ quoteId, level }} request={answer.request} />;
      }}
    </Answer>
  );
}

/** Banks may be asked: for the first time, or again after an earlier request has ended. */
function NotAsked({ quoteId, level, answer }: Props & { answer: FinancingAnswer }) {
  const t = useText();
  const canAsk = answer.banks.some(({ mayBeAsked }) => mayBeAsked);
  const isAgain = answer.request !== null;
  const action = canAsk ? t('quote-panel.ask') : isAgain ? t('quote-panel.open') : null;
  return (
    <PanelSheet {...{ quoteId, level }} title={t('quote-panel.title')} {...(action && { action })}>
      {answer.request && <Text as="p">{t(`quote-panel.state.${stateOf(answer.request)}`)}</Text>}
      <Text as="p">{t(canAsk ? 'quote-panel.lead' : 'quote-panel.no-banks')}</Text>
    </PanelSheet>
  );
}

function Asked({ quoteId, level, request }: Props & { request: BuyersFinancing }) {
  const t = useText();
  const { number, bankQuotes } = request;
  const isToSign = bankQuotes.some(({ drawdown }) => drawdown?.contract?.signing?.mayISign);
  const offers = bankQuotes.flatMap((it) => [...it.offers, ...it.letters]).filter(({ isOver }) => !isOver);
  return (
    <PanelSheet
      {...{ quoteId, level }}
      title={t('quote-panel.request', { number })}
      action={t(isToSign ? 'quote-panel.sign' : 'quote-panel.open')}
      isDue={isToSign}
    >
      <Text as="p">{isToSign ? t('quote-panel.to-sign') : t(`quote-panel.state.${stateOf(request)}`)}</Text>
      {request.state === 'offers_in' && (
        <Text as="p" tone="muted">
          {t('quote-panel.offers', { count: offers.length })}
        </Text>
      )}
    </PanelSheet>
  );
}

/** A request that expired with its quote says so. */
const stateOf = ({ state, isVersionCurrent, newerVersion }: BuyersFinancing) =>
  state === 'expired' && !isVersionCurrent && newerVersion === null ? 'ended' : state;
