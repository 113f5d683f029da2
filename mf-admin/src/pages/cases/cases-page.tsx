import { Page } from 'shared-kit/page';
import { useSearchParams } from 'shared-kit/router';
import { useText } from '../../text.ts';
import { CaseList } from './case-list.tsx';
import styles from './cases-page.module.css';
import { OpenCase } from './open-case.tsx';
import { ReadableQuotes } from './readable-quotes.tsx';

/** Staff may read quotes only within a case: it needs a reason, lasts a day, and both companies see it. */
export default function CasesPage() {
  const t = useText();
  const [params] = useSearchParams();
  return (
    <Page title={t('cases.title')} lead={t('cases.lead')}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OpenCase key={params.toString()} />
          <ReadableQuotes />
        </div>
        <CaseList />
      </div>
    </Page>
  );
}
