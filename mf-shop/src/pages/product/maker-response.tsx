import { languageOf, type MakerResponse as Response } from 'shared-kit/contract';
import { queryOptions, useQuery } from 'shared-kit/query';
import { api, useLocale } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** Asked by the browser only: the page's HTML does without it, as its key is no address of the API. */
const responseQuery = (makerId: string) =>
  queryOptions({
    queryKey: ['shop', 'maker-response', makerId],
    queryFn: ({ signal }) => api.get<Response>(`/api/makers/${makerId}/response`, undefined, signal),
    staleTime: 60 * 60_000,
  });

/** How fast a maker answers and how often its offers are accepted; nothing as long as too few have asked. */
export function MakerResponse({ makerId }: { makerId: string }) {
  const t = useText();
  const locale = useLocale();
  const { data } = useQuery(responseQuery(makerId));
  if (!data?.response) return null;
  const { days, answerHours, acceptanceRate } = data.response;
  const hours = Math.round(answerHours);
  const percent = new Intl.NumberFormat(languageOf(locale).format, { style: 'percent' });
  return (
    <Text look="small" tone="muted">
      {[
        hours === 0 ? t('maker.response-under-an-hour', { days }) : t('maker.response', { hours, days }),
        acceptanceRate !== null && t('maker.acceptance', { rate: percent.format(acceptanceRate) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}
