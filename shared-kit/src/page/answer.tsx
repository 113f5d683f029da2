import type { ReactNode } from 'react';
import { textOf } from 'shared-kit/i18n';
import { ApiError } from 'shared-kit/shell';
import { ErrorState, Loading, Skeleton } from 'shared-kit/ui';
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
  children: (data: Data) => ReactNode;
};

/** Shows the answer, a loading state, or a failure with a button to retry. */
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
