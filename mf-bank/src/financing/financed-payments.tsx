import { financing } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { Answer, ListTable } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, formatDay, useLocale } from 'shared-kit/shell';
import { CheckIcon, Sheet, SheetBody, SheetHeader, Skeleton, StatusBadge, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { useNewsOfFinancing } from './use-news-of-financing.ts';

const paymentsQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['financing-payments', quoteId],
    queryFn: ({ signal }) => call(financing.readPayments, { params: { id: quoteId }, signal }),
  });

/** What the bank paid out for a quote so far, as its maker reads it. */
export function FinancedPayments({ quoteId, bank }: { quoteId: string; bank: string }) {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(paymentsQuery(quoteId));
  useNewsOfFinancing(quoteId, () => void query.refetch());
  return (
    <Sheet tone="finance">
      <SheetHeader title={t('financing.paid.title', { bank })}>
        {query.data?.paidOut && (
          <StatusBadge tone="finance" icon={CheckIcon}>
            {t('financing.paid.sum', { amount: formatMoney(query.data.paidOut) })}
          </StatusBadge>
        )}
      </SheetHeader>
      <Answer query={query} loading={<Skeleton width={60} />}>
        {({ payments }) =>
          payments.length === 0 ? (
            <SheetBody>
              <Text as="p">{t('financing.paid.none')}</Text>
            </SheetBody>
          ) : (
            <ListTable
              label={t('financing.paid.title', { bank })}
              items={payments}
              columns={[
                { head: t('financing.paid.day'), cell: ({ paidOn }) => formatDay(paidOn, locale) },
                {
                  head: t('financing.paid.milestone'),
                  cell: ({ milestone }) => milestone || '–',
                  blank: ({ milestone }) => milestone === '',
                },
                {
                  head: t('financing.paid.amount'),
                  cell: ({ amount }) => formatMoney(amount),
                  numeric: true,
                },
              ]}
            />
          )
        }
      </Answer>
    </Sheet>
  );
}
