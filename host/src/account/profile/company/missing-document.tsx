import type { OwnCompany } from 'shared-kit/contract/my-company';
import { formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { ButtonLink, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

/** Leads to the documents if the verified company lacks one that it needs. */
export function MissingDocument({ since }: { since: OwnCompany['reVerificationDue'] }) {
  const t = useText();
  const locale = useLocale();
  if (since === null) return null;
  return (
    <Note
      tone="warning"
      title={t('profile.company.document-missing', { day: formatDay(since, locale) })}
      action={
        <ButtonLink as={LocaleLink} size="small" to="/documents">
          {t('profile.company.documents')}
        </ButtonLink>
      }
    >
      {t('profile.company.document-missing-hint')}
    </Note>
  );
}
