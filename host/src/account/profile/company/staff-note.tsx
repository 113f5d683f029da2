import { myCompany, type OwnCompany } from 'shared-kit/contract/my-company';
import { Row, Stack } from 'shared-kit/layout';
import { call, useSubmit } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';
import { Appeal } from './appeal.tsx';

type StaffNoteProps = { company: OwnCompany; isOwner: boolean; onResubmitted: () => unknown };

const told = ['changes_requested', 'rejected', 'suspended', 'closed'] as const;

/** The staff's remark about the company. After a correction, owners submit the company for review again. */
export function StaffNote({ company, isOwner, onResubmitted }: StaffNoteProps) {
  const t = useText();
  const { failure, isPending, run } = useSubmit(useFailureText());
  const state = told.find((it) => it === company.verification);
  if (!state) return null;
  const isOpen = state === 'changes_requested';
  const resubmit = async () => {
    await run(() => call(myCompany.resubmit, { body: {} }));
    await onResubmitted();
  };
  return (
    <Note tone={isOpen ? 'warning' : 'danger'} title={t(`profile.company.staff.${state}`)}>
      <Stack>
        {company.verificationReason && <p className={styles.said}>{company.verificationReason}</p>}
        {isOpen && isOwner && (
          <Row gap="3">
            <Button pending={isPending} onClick={() => void resubmit()}>
              {t('profile.company.resubmit')}
            </Button>
            <span className={styles.detail}>{t('profile.company.resubmit-hint')}</span>
          </Row>
        )}
        {company.mayAppeal &&
          (isOwner ? <Appeal onAppealed={onResubmitted} /> : <p>{t('profile.company.appeal-owner')}</p>)}
        {isOpen && !isOwner && <p>{t('profile.company.resubmit-owner')}</p>}
        {failure && <p role="alert">{failure}</p>}
      </Stack>
    </Note>
  );
}
