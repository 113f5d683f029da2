import type { ReactNode } from 'react';
import { textOf } from 'shared-kit/i18n';
import { Stack } from 'shared-kit/layout';
import { ApiError } from 'shared-kit/shell';
import { ErrorState, Heading, Loading, Skeleton } from 'shared-kit/ui';
import styles from './page.module.css';

/** These messages belong to the shell, which has them in every language. */
const useText =
  textOf<
    Record<
      'answer.away' | 'answer.failed' | 'answer.offline' | 'error.reference' | 'error.retry' | 'page.loading',
      string
    >
  >('host');

export type Asked<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type AnswerProps<Data> = {
  /** The return value of `useQuery`. */
  query: Asked<Data>;
  /** Shown until the first answer; table rows by default. */
  loading?: ReactNode;
  /** The `h1` of a page that is one answer, until that comes: what the page is, since the answer says whose. */
  heading?: string;
  children: (data: Data) => ReactNode;
};

/** Shows the answer, a loading state, or a failure with a button to retry. */
export function Answer<Data>({ query, heading, loading, children }: AnswerProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  const instead = query.error ? (
    <Failure query={query} error={query.error} />
  ) : (
    <Waiting>{loading ?? <RowSkeletons />}</Waiting>
  );
  if (heading === undefined) return instead;
  return (
    <Stack>
      <Heading level={1} data-waiting="">
        {heading}
      </Heading>
      {instead}
    </Stack>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const t = useText();
  return <Loading label={t('page.loading')}>{children}</Loading>;
}

type FailureProps = { query: Pick<Asked<unknown>, 'isFetching' | 'refetch'>; error: Error };

function Failure({ query: { isFetching, refetch }, error }: FailureProps) {
  const t = useText();
  const code = error instanceof ApiError ? (error.requestId ?? error.code) : error.name;
  return (
    <ErrorState
      message={t(messageOf(error))}
      reference={{ label: t('error.reference'), code }}
      retry={{ label: t('error.retry'), pending: isFetching, onRetry: () => void refetch() }}
    />
  );
}

/** A market without its database says so itself; without a connection there is no answer at all. */
function messageOf(error: Error) {
  if (!(error instanceof ApiError) || error.code !== 'network') return 'answer.failed';
  return error.status >= 500 ? 'answer.away' : 'answer.offline';
}

const RowSkeletons = () => (
  <div className={styles.rows}>
    <Skeleton width={40} />
    <Skeleton width={90} />
    <Skeleton width={80} />
    <Skeleton width={90} />
    <Skeleton width={70} />
  </div>
);
