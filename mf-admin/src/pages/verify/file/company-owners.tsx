import type { OwnerAnswer } from 'shared-kit/contract/owners';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { countryName, formatDay, useLocale } from 'shared-kit/shell';
import { AlertIcon, Sheet, SheetBody, SheetHeader, StatusBadge } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

/** The beneficial owners that the company declared. */
export function CompanyOwners({ owners }: Pick<CompanyFile, 'owners'>) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('verify.owners.title')} />
      <SheetBody>
        {owners.length === 0 ? (
          <p className={styles.quiet}>{t('verify.owners.none')}</p>
        ) : (
          <Stack as="ul" gap="3">
            {owners.map((owner) => (
              <Owner key={owner.id} owner={owner} />
            ))}
          </Stack>
        )}
      </SheetBody>
    </Sheet>
  );
}

function Owner({ owner: { ground, share, words, person, declaredAt } }: { owner: OwnerAnswer }) {
  const t = useText();
  const locale = useLocale();
  const says = share === null ? words : t('verify.owners.percent', { share });
  return (
    <li className={styles.row}>
      <strong>{person?.name ?? t('verify.owners.erased')}</strong>
      {person?.isExposed && (
        <StatusBadge tone="warning" icon={AlertIcon}>
          {t('verify.owners.exposed')}
        </StatusBadge>
      )}
      <span>{[t(`verify.owners.ground.${ground}`), says].filter(Boolean).join(': ')}</span>
      {person && (
        <span className={styles.quiet}>
          {t('verify.owners.person', {
            born: `${String(person.birthMonth).padStart(2, '0')}/${person.birthYear}`,
            nationality: countryName(person.nationality, locale),
            residence: countryName(person.residence, locale),
          })}
        </span>
      )}
      <span className={styles.quiet}>
        {t('verify.owners.declared', { date: formatDay(declaredAt, locale) })}
      </span>
    </li>
  );
}
