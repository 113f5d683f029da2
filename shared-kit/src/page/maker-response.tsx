import type { ReactNode } from 'react';
import { languageOf } from 'shared-kit/contract/languages';
import { makers } from 'shared-kit/contract/makers';
import { textOf } from 'shared-kit/i18n';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, useLocale } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';

/** These messages belong to the shell, which has them in every language. */
const useText =
  textOf<Record<'maker.acceptance' | 'maker.response' | 'maker.response-under-an-hour', string>>('host');

type Props = {
  makerId: string;
  /** Shown as long as too few have asked; nothing by default. */
  none?: ReactNode;
};

/** Asked by the browser only: the page's HTML does without it, as its key is no address of the API. */
const responseQuery = (makerId: string) =>
  queryOptions({
    queryKey: ['maker-response', makerId],
    queryFn: ({ signal }) => call(makers.readResponse, { params: { id: makerId }, signal }),
    staleTime: 60 * 60_000,
  });

/** How fast a maker answers and how often its offers are accepted. */
export function MakerResponse({ makerId, none = null }: Props) {
  const t = useText();
  const locale = useLocale();
  const { data } = useQuery(responseQuery(makerId));
  if (!data) return null;
  if (!data.response) return none;
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
