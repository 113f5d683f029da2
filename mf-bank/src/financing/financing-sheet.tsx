import { useState } from 'react';
import type { FinancingAnswer } from 'shared-kit/contract/financing';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { Button, Sheet, SheetBody, SheetHeader, Skeleton, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { AcceptedFinancing } from './accepted-financing.tsx';
import { AskedBanks } from './asked-banks.tsx';
import { Consents } from './consents.tsx';
import { financingQuery } from './financing-queries.ts';
import { OfferedLetters } from './offered-letters.tsx';
import { OffersTable } from './offers-table.tsx';
import { RequestForm } from './request/request-form.tsx';
import { ShareVersion } from './share-version.tsx';
import { type Purchase, PurchaseProvider } from './use-buyers-move.ts';
import { useNewsOfFinancing } from './use-news-of-financing.ts';
import { WithdrawalQuestions } from './withdrawal-questions.tsx';

/** The buyer's financing of a quote: asks banks, and compares and accepts their offers. */
export function FinancingSheet({ quote }: { quote: Purchase }) {
  const { id: quoteId } = quote;
  const query = useQuery(financingQuery(quoteId));
  useNewsOfFinancing(quoteId, () => void query.refetch());
  const changed = async () => void (await query.refetch());
  return (
    <Answer query={query} loading={<Skeleton width={60} />}>
      {(answer) => (
        <PurchaseProvider value={quote}>
          {answer.request && (
            <Asked
              request={answer.request}
              consentVersion={answer.consentVersion}
              quoteId={quoteId}
              onChanged={changed}
            />
          )}
          <NotAsked answer={answer} quoteId={quoteId} onChanged={changed} />
        </PurchaseProvider>
      )}
    </Answer>
  );
}

type Changed = { quoteId: string; onChanged: () => Promise<void> };

function NotAsked({ answer, quoteId, onChanged }: Changed & { answer: FinancingAnswer }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const canAsk = answer.banks.some(({ mayBeAsked }) => mayBeAsked);
  const { version, shareable } = answer;
  if (!version || !shareable || !answer.mayAsk) return null;
  return (
    <Sheet>
      <SheetHeader title={t('financing.title')}>
        {!isAsking && canAsk && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('financing.ask')}
          </Button>
        )}
      </SheetHeader>
      <SheetBody>
        {isAsking ? (
          <RequestForm
            {...{ quoteId, onChanged }}
            answer={{ ...answer, version, shareable }}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <Text as="p">{t(canAsk ? 'financing.lead' : 'financing.no-banks')}</Text>
        )}
      </SheetBody>
    </Sheet>
  );
}

type AskedProps = Changed &
  Pick<FinancingAnswer, 'consentVersion'> & { request: NonNullable<FinancingAnswer['request']> };

function Asked({ request, consentVersion, ...changed }: AskedProps) {
  const t = useText();
  const { state, isVersionCurrent, newerVersion } = request;
  const isWithQuote = state === 'expired' && !isVersionCurrent && newerVersion === null;
  return (
    <Sheet tone="finance">
      <SheetHeader
        title={t('financing.request', { number: request.number })}
        note={t(`financing.state.${isWithQuote ? 'ended' : state}`)}
      />
      <Stack as={SheetBody}>
        <AcceptedFinancing request={request} {...changed} />
        <ShareVersion request={request} consentVersion={consentVersion} {...changed} />
        <WithdrawalQuestions request={request} {...changed} />
        <OffersTable request={request} {...changed} />
        <OfferedLetters request={request} {...changed} />
        <AskedBanks request={request} {...changed} />
        <Consents consents={request.consents} />
      </Stack>
    </Sheet>
  );
}
