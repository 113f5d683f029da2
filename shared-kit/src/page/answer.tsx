import type { ReactNode } from 'react';
import { textOf } from 'shared-kit/i18n';
import { ApiError } from 'shared-kit/shell';
import { ErrorState, Loading, Skeleton } from 'shared-kit/ui';
import styles from './page.module.css';

/** These few messages belong to the shell, which has them in both languages. */
const useText =
  textOf<
    Record<
      'answer.away' | 'answer.failed' | 'answer.offline' | 'error.reference' | 'error.retry' | 'page.loading',
      string
    >
  >('host');

type Asked<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type AnswerProps<Data> = {
  /** What `useQuery` returned. */
  query: Asked<Data>;
  /** Stands in while the first answer is on its way; rows of a table by default. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What the server said, or that it is being asked, or that it did not answer, with another try. */
export function Answer<Data>({ query, loading, children }: AnswerProps<Data>) {
  const t = useText();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Loading label={t('page.loading')}>{loading ?? <RowSkeletons />}</Loading>;
  const code = error instanceof ApiError ? (error.requestId ?? error.code) : error.name;
  return (
    <ErrorState
      message={t(messageOf(error))}
      reference={{ label: t('error.reference'), code }}
      retry={{ label: t('error.retry'), pending: isFetching, onRetry: () => void refetch() }}
    />
  );
}

/** Without a connection no answer came at all; a market without its data says so itself. */
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
