import { useState } from 'react';
import { members } from 'shared-kit/contract/members';
import { companyRoles } from 'shared-kit/contract/session';
import { isOneOf } from 'shared-kit/contract/tables';
import { Row } from 'shared-kit/layout';
import { call, type Submit } from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { Button, SelectField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { Question } from '../form/confirm-dialog.tsx';
import styles from '../form/form.module.css';
import type { Member } from './members-query.ts';

type MemberItemProps = {
  member: Member;
  /** Whether the reader may change roles and remove people. */
  isOwner: boolean;
  action: Submit<string>;
  ask: (question: Question) => void;
  onChanged: () => unknown;
};

export function MemberItem({ member, isOwner, action, ask, onChanged }: MemberItemProps) {
  const t = useText();
  const { id, name, email, role, isYou } = member;
  const params = { id };
  const finish = () => Promise.all([onChanged(), isYou ? fetchSession() : null]);
  const run = (key: string, work: () => Promise<unknown>) =>
    void action.run(work, `${key} ${id}`).then((isDone) => (isDone ? finish() : null));
  const askToRemove = () =>
    ask({
      title: isYou ? t('profile.members.leave-title') : t('profile.members.remove-title', { name }),
      text: isYou ? t('profile.members.leave-text') : t('profile.members.remove-text'),
      confirm: isYou ? t('profile.members.leave') : t('profile.members.remove'),
      onConfirm: () => run('remove', () => call(members.remove, { params })),
    });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{isYou ? t('profile.members.you', { name }) : name}</p>
        <p className={styles.detail}>{email}</p>
        {!isOwner && <p className={styles.detail}>{t(`profile.members.role.${role}`)}</p>}
      </div>
      <Row>
        {isOwner && (
          <RoleChoice
            member={member}
            isPending={action.pending === `role ${id}`}
            onChoose={(next) => run('role', () => call(members.giveRole, { params, body: { role: next } }))}
          />
        )}
        {(isOwner || isYou) && (
          <Button
            size="small"
            emphasis="danger"
            pending={action.pending === `remove ${id}`}
            onClick={askToRemove}
            aria-label={isYou ? undefined : t('profile.members.remove-one', { name })}
          >
            {isYou ? t('profile.members.leave') : t('profile.members.remove')}
          </Button>
        )}
      </Row>
    </li>
  );
}

type RoleChoiceProps = { member: Member; isPending: boolean; onChoose: (role: Member['role']) => void };

/** A choice applies only on a button press: arrow keys in the list must not change anybody's rights. */
function RoleChoice({ member: { name, role }, isPending, onChoose }: RoleChoiceProps) {
  const t = useText();
  const [chosen, setChosen] = useState(role);
  return (
    <>
      <SelectField
        size="small"
        label={t('profile.members.role-of', { name })}
        labelHidden
        value={chosen}
        onChange={({ target }) => isOneOf(companyRoles, target.value) && setChosen(target.value)}
      >
        {companyRoles.map((it) => (
          <option key={it} value={it}>
            {t(`profile.members.role.${it}`)}
          </option>
        ))}
      </SelectField>
      {chosen !== role && (
        <Button
          size="small"
          emphasis="primary"
          pending={isPending}
          onClick={() => onChoose(chosen)}
          aria-label={t('profile.members.give-role', { name })}
        >
          {t('profile.members.save-role')}
        </Button>
      )}
    </>
  );
}
