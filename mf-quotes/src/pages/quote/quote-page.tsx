import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Columns, Frame, Stack } from 'shared-kit/layout';
import { Answer, DocumentsSheet, EmptySheet, quoteQuery, Slot } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useParams } from 'shared-kit/router';
import { ApiError, LocaleLink, publicConfig, useLiveNews, useLocale } from 'shared-kit/shell';
import { Button, ButtonLink, Skeleton } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ActivitySheet } from './activity/activity-sheet.tsx';
import { BottomBar } from './decision/bottom-bar.tsx';
import { DecisionSheet } from './decision/decision-sheet.tsx';
import { ActionProvider } from './decision/use-actions.tsx';
import { LinesSheet } from './lines/lines-sheet.tsx';
import { useShownRevision } from './lines/shown-revision.ts';
import { PartySheet } from './party-sheet.tsx';
import { QuoteHead } from './quote-head.tsx';
import styles from './quote-page.module.css';
import { RequestSheet } from './request-sheet.tsx';
import { ShareButton } from './sharing/share-button.tsx';
import { StaffLooks } from './staff-looks.tsx';
import { TermsSheet } from './terms-sheet.tsx';

/** One RFQ with its versions from draft to end, as a party or the market's staff sees it. */
export default function QuotePage() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useQuery(quoteQuery(id, useLocale()));
  useLiveNews('quote', () => void query.refetch(), id);
  if (query.error instanceof ApiError && query.error.status === 404) return <NoSuchQuote />;
  if (query.error instanceof ApiError && query.error.code === 'case.needed') return <CaseNeeded id={id} />;
  return (
    <Frame className={styles.page}>
      <Answer query={query} heading={t('quote.heading')} loading={<Skeleton width={90} />}>
        {(quote) => (
          <ActionProvider quote={quote} onChanged={() => void query.refetch()}>
            <Quote quote={quote} />
          </ActionProvider>
        )}
      </Answer>
    </Frame>
  );
}

function Quote({ quote }: { quote: QuoteDetail }) {
  const revision = useShownRevision(quote);
  return (
    <>
      <QuoteHead quote={quote} />
      <Columns>
        <Stack>
          <LinesSheet quote={quote} revision={revision} />
          <TermsSheet quote={quote} revision={revision} />
          <RequestSheet quote={quote} />
          <ActivitySheet quote={quote} />
        </Stack>
        <Stack as="aside" className={styles.side} id="decision">
          <div className={styles.screen}>
            <DecisionSheet quote={quote} />
          </div>
          <Slot name="quote.aside" level={2} quote={factsOf(quote)} />
          <PartySheet quote={quote} />
          <StaffLooks quote={quote} />
          {quote.state !== 'draft' && <Papers quote={quote} />}
        </Stack>
      </Columns>
      <BottomBar quote={quote} />
    </>
  );
}

/** What panels of other areas are told of the quote. */
const factsOf = ({ id, viewer, versions }: QuoteDetail) => ({
  id,
  viewer,
  hasOffer: versions.length > 0,
  financedBy: versions.at(-1)?.financedBy ?? null,
});

/** Ways to take the quote elsewhere: documents, read-only links, printing. */
function Papers({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  return (
    <div className={styles.screen}>
      <DocumentsSheet quote={quote}>
        <ShareButton quote={quote} />
        <Button size="small" onClick={() => window.print()}>
          {t('document.print')}
        </Button>
      </DocumentsSheet>
    </div>
  );
}

/** For staff without an open case that covers the quote. */
function CaseNeeded({ id }: { id: string }) {
  const t = useText();
  return (
    <Frame className={styles.page}>
      <title>{`${t('quote.case.title')} · ${publicConfig().brandName}`}</title>
      <EmptySheet
        level={1}
        title={t('quote.case.title')}
        action={
          <ButtonLink as={LocaleLink} to={`/admin/cases?quote=${id}`} emphasis="primary">
            {t('quote.case.action')}
          </ButtonLink>
        }
      >
        {t('quote.case.sentence')}
      </EmptySheet>
    </Frame>
  );
}

/** Also shown for other companies' quotes: the server doesn't tell them apart from missing ones. */
function NoSuchQuote() {
  const t = useText();
  return (
    <Frame className={styles.page}>
      <title>{`${t('quote.missing.title')} · ${publicConfig().brandName}`}</title>
      <EmptySheet
        level={1}
        title={t('quote.missing.title')}
        action={
          <ButtonLink as={LocaleLink} to="/quotes" emphasis="primary">
            {t('quote.missing.action')}
          </ButtonLink>
        }
      >
        {t('quote.missing.sentence')}
      </EmptySheet>
    </Frame>
  );
}
