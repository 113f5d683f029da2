import { Row } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { LocaleLink, useLiveNews } from 'shared-kit/shell';
import { EmptyState, Heading, TextLink } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { InboxEntries } from './inbox-entries.tsx';
import { inboxQuery } from './inbox-query.ts';
import { ReadAll } from './read-all.tsx';

const shown = 8;

/** The bell's panel: the newest entries and a link to the inbox. */
export default function NewestEntries() {
  const t = useText();
  const query = useQuery({ ...inboxQuery(null, shown), refetchOnMount: 'always' });
  useLiveNews('inbox', () => void query.refetch());
  return (
    <>
      <Row align="baseline" justify="between">
        <Heading level={2} look="small">
          {t('inbox.title')}
        </Heading>
        {query.data && <ReadAll inbox={query.data} />}
      </Row>
      <Answer query={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState title={t('inbox.empty.title')} level={3}>
              {t('inbox.empty.sentence')}
            </EmptyState>
          ) : (
            <InboxEntries entries={entries} />
          )
        }
      </Answer>
      <Row gap="3">
        <TextLink as={LocaleLink} to="/profile?section=inbox">
          {t('inbox.all')}
        </TextLink>
        <TextLink as={LocaleLink} to="/profile?section=notifications">
          {t('inbox.choices')}
        </TextLink>
      </Row>
    </>
  );
}
