import type { BankAccountAnswer } from 'shared-kit/contract';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { api, formatMoment, useKeyPerBody, useLocale, useSubmit } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

const bankAccountQuery = (url: string) =>
  queryOptions({
    queryKey: ['verification', 'bank-account', url],
    queryFn: ({ signal }) => api.get<BankAccountAnswer>(url, {}, signal),
  });

/** The company's bank account. Staff may be the second person of a change. */
export function CompanyBankAccount({ companyId }: { companyId: string }) {
  const t = useText();
  const locale = useLocale();
  const url = `/api/admin/companies/${companyId}/bank-account`;
  const query = useQuery(bankAccountQuery(url));
  const { failure, isPending, run } = useSubmit(() => t('verify.bank.failed'));
  const { keyOf, done } = useKeyPerBody();
  const confirm = (id: string) =>
    void run(async () => {
      await api.post(`${url}/${id}/confirmation`, {}, keyOf(id));
      done();
    }).then(() => query.refetch());
  return (
    <Sheet aria-label={t('verify.bank.title')}>
      <SheetHeader title={t('verify.bank.title')} />
      <SheetBody>
        <Answer query={query}>
          {({ inForce, pending }) => (
            <div className={styles.decision}>
              {!inForce && !pending && <p className={styles.quiet}>{t('verify.bank.none')}</p>}
              {inForce && <Text>{t('verify.bank.in-force', { account: lineOf(inForce) })}</Text>}
              {pending && (
                <Text>
                  {pending.effectiveAt
                    ? t('verify.bank.from', {
                        account: lineOf(pending),
                        day: formatMoment(pending.effectiveAt, locale),
                      })
                    : t('verify.bank.pending', { account: lineOf(pending) })}
                </Text>
              )}
              {failure && (
                <Note tone="danger" role="alert">
                  {failure}
                </Note>
              )}
              {pending?.mayConfirm && (
                <>
                  <Text look="small" tone="muted">
                    {t('verify.bank.confirm-hint')}
                  </Text>
                  <Button pending={isPending} onClick={() => confirm(pending.id)}>
                    {t('verify.bank.confirm')}
                  </Button>
                </>
              )}
            </div>
          )}
        </Answer>
      </SheetBody>
    </Sheet>
  );
}

const lineOf = ({
  holder,
  bank,
  bic,
  account,
}: Readonly<Record<'holder' | 'bank' | 'bic' | 'account', string>>): string =>
  [account, bic, bank, holder].join(' · ');
