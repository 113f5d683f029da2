import { type CompanyFile, verification } from 'shared-kit/contract/verification';
import { Row } from 'shared-kit/layout';
import { call, useSubmit } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './desk.module.css';

type AssignmentProps = { file: CompanyFile; refetch: () => unknown };

/** Who of the staff works on the company, so that two don't do the same. */
export function Assignment({ file: { id, assignee }, refetch }: AssignmentProps) {
  const t = useText();
  const { pending, failure, run } = useSubmit(() => true);
  const take = (isMine: boolean) =>
    run(async () => {
      await call(verification.assign, { params: { id }, body: { isMine } });
      await refetch();
    });
  const isMe = assignee?.isMe ?? false;
  return (
    <Row gap="3" className={styles.assignment}>
      <span role="status">
        {assignee
          ? isMe
            ? t('verify.assignment.mine')
            : t('verify.assignment.of', { name: assignee.name })
          : t('verify.assignment.none')}
      </span>
      <Button size="small" pending={Boolean(pending)} onClick={() => void take(!isMe)}>
        {t(isMe ? 'verify.assignment.give-back' : 'verify.assignment.take')}
      </Button>
      {failure && <span role="alert">{t('verify.assignment.failed')}</span>}
    </Row>
  );
}
