import type { ReactNode } from 'react';
import type { CheckOutcome, CompanyCheck } from 'shared-kit/contract/checks';
import { requirementNamed } from 'shared-kit/contract/documents';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import {
  AlertIcon,
  asElement,
  CheckIcon,
  CloseIcon,
  Icon,
  InfoIcon,
  Sheet,
  SheetBody,
  SheetHeader,
} from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { openHits, sanctionsQuery } from '../sanctions/sanctions-query.ts';
import styles from '../verify-page.module.css';
import { Namesakes } from './company-sheets.tsx';

/** Whether a check needs a correction by the company or a closer look by staff. */
export const hasOpenPoints = ({ checks }: CompanyFile): boolean =>
  checks.some(({ outcome }) => outcome === 'failed' || outcome === 'attention');

const glyphs = {
  passed: CheckIcon,
  attention: AlertIcon,
  failed: CloseIcon,
  'not-possible': InfoIcon,
} as const;

/** Results of the automatic checks with what was compared; it also names what can't be checked. */
export function Checks({ file }: { file: CompanyFile }) {
  const t = useText();
  const locale = useLocale();
  const compared = ({ check, compared: values }: CompanyCheck) =>
    values.map((it) => (check === 'documents' ? requirementNamed(it, locale) : it)).join(' · ');
  return (
    <Sheet>
      <SheetHeader title={t('verify.check.title')} />
      <SheetBody>
        <Stack as="ul" gap="3">
          {file.checks.map((it) => (
            <Check
              key={it.check}
              outcome={it.outcome}
              words={t('verify.check.of', {
                check: t(`verify.check.name.${it.check}`),
                finding: t(`verify.check.finding.${it.finding}`),
              })}
            >
              {it.compared.length > 0 && it.check !== 'documents' && (
                <span className={styles.compared}>{compared(it)}</span>
              )}
              {it.check === 'documents' && it.outcome !== 'passed' && (
                <span className={styles.compared}>{compared(it)}</span>
              )}
              {it.companies.length > 0 && <Namesakes companies={it.companies} />}
            </Check>
          ))}
          <SanctionsCheck companyId={file.id} />
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

/** In short what the sheet about sanctions says in full. */
function SanctionsCheck({ companyId }: { companyId: string }) {
  const t = useText();
  const { data } = useQuery(sanctionsQuery(companyId));
  if (!data?.screenings.length)
    return <Check outcome="not-possible" words={t('verify.check.sanctions-unchecked')} />;
  const count = openHits(data).length;
  return count > 0 ? (
    <Check outcome="failed" words={t('verify.check.sanctions-open', { count })} />
  ) : (
    <Check outcome="passed" words={t('verify.check.sanctions-clear')} />
  );
}

type CheckProps = { outcome: CheckOutcome; words: string; children?: ReactNode };

function Check({ outcome, words, children }: CheckProps) {
  const t = useText();
  return (
    <li className={styles.check} data-outcome={outcome}>
      <Icon of={glyphs[outcome]} label={t(`verify.check.outcome.${outcome}`)} />
      <div>
        <span>{words}</span>
        {asElement(children)}
      </div>
    </li>
  );
}
