import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader, Skeleton, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { staffFinancingQuery } from './financing-queries.ts';

/** For the market's staff: that financing was asked, and how it stands. Banks and figures stay with the buyer. */
export function StaffFinancing({ quoteId }: { quoteId: string }) {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(staffFinancingQuery(quoteId));
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
