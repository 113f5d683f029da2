import type { SignatoryAnswer } from 'shared-kit/contract/signing';
import { Row, Stack } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { CheckIcon, ClockIcon, Sheet, SheetBody, SheetHeader, StatusBadge, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './agreement.module.css';

/** Who may sign for the company, as the staff confirmed it, and who has. */
export function Signatories({ signatories }: { signatories: readonly SignatoryAnswer[] }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Sheet>
      <SheetHeader title={t('agreement.signatories')} note={t('agreement.signatories.note')} />
      <SheetBody>
        <Stack as="ul">
          {signatories.map(({ id, name, role, signs, group, withGroup, signedAt }) => (
            <Row as="li" gap="3" justify="between" key={id} className={styles.person}>
              <div>
                <strong>{name}</strong>
                <Text look="small" tone="muted">
                  <span>
                    {[role, group && t('agreement.group', { group }), t(`agreement.signs.${signs}`)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {withGroup && <span>{` ${t('agreement.with-group', { group: withGroup })}`}</span>}
                </Text>
              </div>
              {signedAt === null ? (
                <StatusBadge tone="neutral" icon={ClockIcon}>
                  {t('agreement.unsigned')}
                </StatusBadge>
              ) : (
                <StatusBadge tone="positive" icon={CheckIcon}>
                  {formatMoment(signedAt, locale)}
                </StatusBadge>
              )}
            </Row>
          ))}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
