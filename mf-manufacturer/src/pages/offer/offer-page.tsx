import type { Locale } from 'shared-kit/contract/languages';
import { quantityOf } from 'shared-kit/contract/products';
import { type OfferDraftAnswer, offers, type QuoteDetail, quotes } from 'shared-kit/contract/quotes';
import { Frame, Stack } from 'shared-kit/layout';
import { Answer, DocumentsSheet, EmptySheet } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { useParams } from 'shared-kit/router';
import { ApiError, call, LocaleLink, publicConfig, useLocale } from 'shared-kit/shell';
import { Breadcrumb, ButtonLink, Heading, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useEditorKey } from '../use-editor-key.ts';
import { OfferEditor } from './offer-editor.tsx';
import styles from './offer-page.module.css';

/** The page on which a maker writes the next version of an offer. */
export default function OfferPage() {
  const t = useText();
  const { id = '' } = useParams();
  const locale = useLocale();
  const request = useQuery(requestQuery(id, locale));
  const draft = useQuery(draftQuery(id, locale));
  const editor = useEditorKey(draft);
  const isMissing = [request, draft].some(({ error }) => error instanceof ApiError && error.status === 404);
  return (
    <Frame className={styles.page}>
      <title>{`${t('offer.title')} · ${publicConfig().brandName}`}</title>
      {isMissing ? (
        <EmptySheet
          level={1}
          title={t('offer.missing')}
          action={
            <ButtonLink as={LocaleLink} to="/manufacturer">
              {t('requests.title')}
            </ButtonLink>
          }
        />
      ) : (
        <Answer query={request} heading={t('offer.title')}>
          {(quote) => (
            <Answer query={draft} heading={t('offer.title')}>
              {(answer) => (
                <Offer
                  quote={quote}
                  draft={answer}
                  editorKey={editor.key}
                  onReload={() => void editor.reload()}
                />
              )}
            </Answer>
          )}
        </Answer>
      )}
    </Frame>
  );
}

type Props = { quote: QuoteDetail; draft: OfferDraftAnswer; editorKey: number; onReload: () => void };

function Offer({ quote, draft, editorKey, onReload }: Props) {
  const t = useText();
  const { firstLine, quantity, unit } = quote.title;
  const locale = useLocale();
  const mayWrite = quote.actions.some(({ name, refusals }) => name === 'save-offer' && refusals.length === 0);
  return (
    <>
      <Stack as="header" gap="1" className={styles.head}>
        <Breadcrumb label={t('breadcrumb.label')} current={t('offer.title')}>
          <LocaleLink to="/manufacturer">{t('requests.title')}</LocaleLink>
          <LocaleLink to={`/quote/${quote.id}`}>{quote.number}</LocaleLink>
        </Breadcrumb>
        <Heading level={1}>
          {t('offer.heading', { number: quote.versions.length + 1, buyer: quote.buyer.name })}
        </Heading>
        <p className={styles.lead}>{quantityOf(quantity, unit, firstLine, locale)}</p>
      </Stack>
      {mayWrite ? (
        <OfferEditor key={editorKey} quote={quote} draft={draft} onReload={onReload} />
      ) : (
        <>
          <Note tone="warning">{t('offer.closed')}</Note>
          {quote.versions.length > 0 && <DocumentsSheet quote={quote} />}
        </>
      )}
    </>
  );
}

/** The request to answer, as my company sees it. */
const requestQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['quote', id, locale],
    queryFn: ({ signal }) => call(quotes.read, { params: { id }, query: { locale }, signal }),
  });

/** Loaded once per editor: afterwards the input counts, and the server refuses a save if a colleague was faster. */
const draftQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['offer-draft', id],
    queryFn: ({ signal }) => call(offers.readDraft, { params: { id }, query: { locale }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
