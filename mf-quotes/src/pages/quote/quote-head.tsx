import { quantityOf } from 'shared-kit/contract/products';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Row, Stack } from 'shared-kit/layout';
import { formatDay, formatLastDay, LocaleLink, publicConfig, useLocale } from 'shared-kit/shell';
import { Breadcrumb, Heading, TitleBlock } from 'shared-kit/ui';
import { Stepper } from 'shared-kit/ui/stepper';
import { QuoteStageBadge } from '../../negotiation/quote-stage-badge.tsx';
import { useText } from '../../text.ts';
import { nameOf } from './lines/revision-name.ts';
import styles from './quote-head.module.css';

/** The quote's name and number, whose turn it is, and its progress. */
export function QuoteHead({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  const name = useQuoteName(quote);
  const day = (at: string | null) => (at ? formatDay(at, locale) : '–');
  const { group } = quote;
  const newest = quote.versions.at(-1);
  const issued = newest?.sentAt ?? quote.request.submittedAt;
  const facts = [
    { term: t('quote.head.number'), detail: quote.number },
    { term: t('quote.head.revision'), detail: nameOf(newest?.number ?? 0, t) },
    { term: t('quote.head.issued'), detail: day(issued) },
    newest
      ? { term: t('quote.head.valid-until'), detail: formatLastDay(newest.validUntil, locale) }
      : {
          term: t('quote.head.reply-by'),
          detail: quote.request.replyBy ? formatLastDay(quote.request.replyBy, locale) : '–',
        },
  ];
  const steps = quote.steps.map(({ step, at }) => ({
    id: step,
    title: t(`quote.step.${step}`),
    note: at ? formatDay(at, locale) : undefined,
  }));
  return (
    <Stack as="header" gap="3" className={styles.head}>
      <title>{`${quote.number}, ${name} · ${publicConfig().brandName}`}</title>
      <Breadcrumb label={t('breadcrumb.label')} current={quote.number}>
        {quote.viewer === 'seller' ? (
          <LocaleLink to="/manufacturer/requests">{t('quote.head.inbox')}</LocaleLink>
        ) : (
          <LocaleLink to="/quotes">{t('quotes.title')}</LocaleLink>
        )}
        {group?.kind === 'broadcast' && (
          <LocaleLink to={`/quotes?group=${group.id}`}>
            {t('quote.head.bids', { count: group.size })}
          </LocaleLink>
        )}
      </Breadcrumb>
      <Row gap="6" align="end" justify="between" className={styles.row}>
        <Row gap="3" className={styles.words}>
          <Heading level={1}>{name}</Heading>
          <QuoteStageBadge quote={quote} />
        </Row>
        <TitleBlock facts={facts} />
      </Row>
      {steps.length > 0 && (
        <Stepper
          label={t('quote.head.steps')}
          steps={steps}
          current={quote.steps.find(({ state }) => state === 'current')?.step ?? ''}
        />
      )}
    </Stack>
  );
}

/** The quote's name: its first line, and the number of the others. */
export function useQuoteName({ title }: Pick<QuoteDetail, 'title'>): string {
  const t = useText();
  const first = quantityOf(title.quantity, title.unit, title.firstLine, useLocale());
  const others = title.lineCount - 1;
  return others > 0 ? `${first} ${t('quotes.more-lines', { count: others })}` : first;
}
