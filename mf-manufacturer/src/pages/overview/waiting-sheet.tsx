import { Answer } from 'shared-kit/page';
import { queries, useQuery } from 'shared-kit/query';
import { LocaleLink, useLiveNews, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { RequestTable } from '../requests/request-table.tsx';
import { requestsQuery } from '../requests/requests-query.ts';

const mostShown = 5;

/** The newest requests that wait for my company. */
export function WaitingSheet() {
  const t = useText();
  const query = useQuery(requestsQuery({ turn: 'mine', search: '', cursor: null }, useLocale()));
  useLiveNews('quote', () => {
    for (const queryKey of [['requests'], ['maker-overview']]) void queries.invalidateQueries({ queryKey });
  });
  const total = query.data?.counts.mine ?? 0;
  return (
    <Sheet tone={total > 0 ? 'accent' : 'neutral'}>
      <SheetHeader title={t('overview.waits')}>
        {total > mostShown && (
          <TextLink as={LocaleLink} to="/manufacturer/requests?turn=mine">
            {t('overview.all-waiting', { count: total })}
          </TextLink>
        )}
      </SheetHeader>
      <Answer query={query}>
        {({ quotes }) =>
          quotes.length === 0 ? (
            <SheetBody>
              <Text tone="muted">{t('overview.nothing-waits')}</Text>
            </SheetBody>
          ) : (
            <RequestTable quotes={quotes.slice(0, mostShown)} />
          )
        }
      </Answer>
    </Sheet>
  );
}
