import { Stack } from 'shared-kit/layout';
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
        <Stack gap="5">
          <OpenCase key={params.toString()} />
          <ReadableQuotes />
        </Stack>
        <CaseList />
      </div>
    </Page>
  );
}
