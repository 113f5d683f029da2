import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Frame, Stack } from 'shared-kit/layout';
import { Answer, EmptySheet, quoteQuery } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useParams } from 'shared-kit/router';
import { ApiError, LocaleLink, publicConfig, useLiveNews, useLocale } from 'shared-kit/shell';
import { Breadcrumb, ButtonLink, Heading, Skeleton } from 'shared-kit/ui';
import { FinancedPayments } from '../../financing/financed-payments.tsx';
import { FinancingSheet } from '../../financing/financing-sheet.tsx';
import { LetterOfCredit } from '../../financing/letter-of-credit.tsx';
import { StaffFinancing } from '../../financing/staff-financing.tsx';
import { useText } from '../../text.ts';

/** The financing of a quote, as its buyer, its maker or the market's staff reads it. */
export default function QuoteFinancingPage() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useQuery(quoteQuery(id, useLocale()));
  useLiveNews('quote', () => void query.refetch(), id);
  const refused = query.error instanceof ApiError ? query.error : null;
  return (
    <Frame>
      {refused?.status === 404 ? (
        <Unreadable of="missing" to="/quotes" />
      ) : refused?.code === 'case.needed' ? (
        <Unreadable of="case" to={`/admin/cases?quote=${id}`} />
      ) : (
        <Answer query={query} heading={t('financing.title')} loading={<Skeleton width={90} />}>
          {(quote) => <Financing quote={quote} />}
        </Answer>
      )}
    </Frame>
  );
}

function Financing({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const title = t('quote-financing.title', { number: quote.number });
  return (
    <Stack gap="5">
      <title>{`${title} · ${publicConfig().brandName}`}</title>
      <Stack as="header" gap="3">
        <Breadcrumb label={t('breadcrumb.label')} current={t('financing.title')}>
          <LocaleLink to={`/quote/${quote.id}`}>{quote.number}</LocaleLink>
        </Breadcrumb>
        <Heading level={1}>{title}</Heading>
      </Stack>
      <Parts quote={quote} />
    </Stack>
  );
}

/** Each reader has parts of its own: terms of banks stay with the buyer. */
function Parts({ quote }: { quote: QuoteDetail }) {
  const { id, viewer, versions } = quote;
  const financedBy = versions.at(-1)?.financedBy ?? null;
  const letter = viewer !== 'staff' && financedBy?.role === 'issuer' && <LetterOfCredit quoteId={id} />;
  if (versions.length === 0) return <Nothing />;
  if (viewer === 'staff') return <StaffFinancing quoteId={id} />;
  if (viewer === 'buyer')
    return (
      <>
        <FinancingSheet quote={quote} />
        {letter}
      </>
    );
  if (!financedBy) return <Nothing />;
  return letter || <FinancedPayments quoteId={id} bank={financedBy.brandName ?? financedBy.name} />;
}

function Nothing() {
  const t = useText();
  return (
    <EmptySheet level={2} title={t('quote-financing.nothing.title')}>
      {t('quote-financing.nothing.sentence')}
    </EmptySheet>
  );
}

/** For other companies' quotes too: the server doesn't tell them apart from missing ones. */
function Unreadable({ of, to }: { of: 'missing' | 'case'; to: string }) {
  const t = useText();
  return (
    <>
      <title>{`${t(`quote-financing.${of}.title`)} · ${publicConfig().brandName}`}</title>
      <EmptySheet
        level={1}
        title={t(`quote-financing.${of}.title`)}
        action={
          <ButtonLink as={LocaleLink} to={to} emphasis="primary">
            {t(`quote-financing.${of}.action`)}
          </ButtonLink>
        }
      >
        {t(`quote-financing.${of}.sentence`)}
      </EmptySheet>
    </>
  );
}
