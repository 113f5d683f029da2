import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Skeleton, Text } from 'shared-kit/ui';
import { staffFinancingQuery } from '../../financing/financing-queries.ts';
import { useText } from './messages/text.ts';
import { PanelSheet } from './panel-sheet.tsx';

/** For the market's staff: that financing was asked, and how it stands. Banks and figures stay with the buyer. */
export function StaffPanel({ quoteId, level }: { quoteId: string; level: 2 | 3 }) {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(staffFinancingQuery(quoteId));
  return (
    <Answer query={query} loading={<Skeleton width={60} />}>
      {({ request }) =>
        request && (
          <PanelSheet
            quoteId={quoteId}
            level={level}
            title={t('quote-panel.request', { number: request.number })}
          >
            <Text as="p">
              {t('quote-panel.staff', {
                day: formatDay(request.askedAt, locale),
                state: t(`quote-panel.staff-state.${request.state}`),
              })}
            </Text>
          </PanelSheet>
        )
      }
    </Answer>
  );
}
