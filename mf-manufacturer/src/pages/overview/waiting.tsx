import { Row, Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { queries, useQuery } from 'shared-kit/query';
import { LocaleLink, useLiveNews, useLocale } from 'shared-kit/shell';
import { Heading, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { RequestTable } from '../requests/request-table.tsx';
import { allRequests, requestsQuery } from '../requests/requests-query.ts';

const mostShown = 5;

/** The newest requests that wait for my company. */
export function Waiting() {
  const t = useText();
  const query = useQuery(requestsQuery({ ...allRequests, turn: 'mine' }, useLocale()));
  useLiveNews('quote', () => {
    for (const queryKey of [['requests'], ['maker-overview']]) void queries.invalidateQueries({ queryKey });
  });
  const total = query.data?.counts.mine ?? 0;
  return (
    <Stack as="section" gap="3">
      <Row gap="4" align="baseline" justify="between">
        <Heading level={2} look="small">
          {t('overview.waits')}
        </Heading>
        {total > mostShown && (
          <TextLink as={LocaleLink} to="/manufacturer/requests?turn=mine">
            {t('overview.all-waiting', { count: total })}
          </TextLink>
        )}
      </Row>
      <Answer query={query}>
        {({ quotes }) =>
          quotes.length === 0 ? (
            <Text tone="muted">{t('overview.nothing-waits')}</Text>
          ) : (
            <RequestTable quotes={quotes.slice(0, mostShown)} />
          )
        }
      </Answer>
    </Stack>
  );
}
