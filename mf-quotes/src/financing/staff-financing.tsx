import { financing } from 'shared-kit/contract/financing';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, formatDay, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader, Skeleton, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';

const staffQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['staff-financing', quoteId],
    queryFn: ({ signal }) => call(financing.readForStaff, { params: { id: quoteId }, signal }),
  });

/** For the market's staff: that financing was asked, and how it stands. Banks and figures stay with the buyer. */
export function StaffFinancing({ quoteId }: { quoteId: string }) {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(staffQuery(quoteId));
  return (
    <Answer query={query} loading={<Skeleton width={60} />}>
      {({ request }) =>
        request && (
          <Sheet>
            <SheetHeader title={t('financing.request', { number: request.number })} />
            <SheetBody>
              <Text as="p">
                {t('financing.staff', {
                  day: formatDay(request.askedAt, locale),
                  state: t(`financing.staff-state.${request.state}`),
                })}
              </Text>
            </SheetBody>
          </Sheet>
        )
      }
    </Answer>
  );
}
