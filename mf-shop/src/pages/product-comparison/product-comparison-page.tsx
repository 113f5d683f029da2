import { Frame } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useLocation } from 'shared-kit/router';
import { ApiError, publicConfig, useSession } from 'shared-kit/shell';
import { useVisitor } from '../../catalogue/visitor.ts';
import { readComparison } from '../../compare/comparison-address.ts';
import { comparisonQuery } from '../../compare/comparison-query.ts';
import { useText } from '../../text.ts';
import { SignInFirst } from '../sign-in-first.tsx';
import { ComparisonSheet } from './comparison-sheet.tsx';
import { ComparisonSkeleton } from './comparison-skeleton.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import styles from './product-comparison-page.module.css';

/** Compares products fact by fact. The address names them, so that it can be saved and shared. */
export default function ProductComparisonPage() {
  const t = useText();
  const address = readComparison(new URLSearchParams(useLocation().search));
  const session = useSession();
  const comparison = useQuery(comparisonQuery(address.ids, session?.secure.id ?? null, useVisitor()));
  const { error } = comparison;
  const isSignedOut = error instanceof ApiError && error.code === 'auth.signed-out';

  // For an ended session the shell asks over the page, which keeps its content.
  if (isSignedOut && (session === null || !comparison.data))
    return (
      <Frame className={styles.page}>
        <SignInFirst title={t('compare.signed-out')} />
      </Frame>
    );
  return (
    <Frame className={styles.page} aria-busy={comparison.isPlaceholderData || undefined}>
      <title>{`${t('compare.title')} · ${publicConfig().brandName}`}</title>
      {address.ids.length === 0 ? (
        <NothingChosen unreadable={address.unreadable > 0} />
      ) : (
        <Answer query={comparison} loading={<ComparisonSkeleton columns={address.ids.length} />}>
          {(answer) => <ComparisonSheet answer={answer} address={address} />}
        </Answer>
      )}
    </Frame>
  );
}
