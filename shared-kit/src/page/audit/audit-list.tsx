import {
  type AuditEntry,
  auditActionWords,
  auditActorWords,
  auditChangeWords,
  auditSessionWords,
  auditSubjectWords,
} from 'shared-kit/contract/audit';
import { Stack } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';
import styles from './audit-list.module.css';

type Props = {
  entries: readonly AuditEntry[];
  /** Names the company of each entry, for readers who see several. */
  withCompany?: boolean;
};

/** Entries of the audit log: what, about whom, old and new values, who, when and why. */
export function AuditList({ entries, withCompany = false }: Props) {
  return (
    <Stack as="ol">
      {entries.map((entry) => (
        <Entry key={entry.id} of={entry} withCompany={withCompany} />
      ))}
    </Stack>
  );
}

function Entry({ of: entry, withCompany }: { of: AuditEntry; withCompany: boolean }) {
  const locale = useLocale();
  const { action, at, by, changes, company, reason, session } = entry;
  const subject = auditSubjectWords(entry, locale);
  return (
    <li className={styles.entry}>
      <strong>{[auditActionWords(action, locale), subject].filter(Boolean).join(': ')}</strong>
      {changes.map((change, at) => (
        <span key={at}>{auditChangeWords(change, locale)}</span>
      ))}
      {reason && <span className={styles.reason}>{reason}</span>}
      <Text look="small" tone="muted">
        <time dateTime={at}>{formatMoment(at, locale)}</time>
        <span>
          {[auditActorWords(by, locale), withCompany && company?.name]
            .filter(Boolean)
            .map((it) => ` · ${it}`)
            .join('')}
        </span>
      </Text>
      {session && (
        <Text look="small" tone="muted">
          {auditSessionWords(session, locale)}
        </Text>
      )}
    </li>
  );
}
