import { ConfirmButton } from 'shared-kit/confirmation';
import { type BankAccount, type BankAccountAnswer, bankAccounts } from 'shared-kit/contract/bank-account';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { useSendOnce } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { bind, call, formatMoment, useLocale } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';
import { useAccountMove } from './use-account-move.ts';

const bankAccountQuery = (file: CompanyFile) =>
  queryOptions({
    queryKey: ['verification', 'bank-account', file.id],
    queryFn: ({ signal }) => call(bankAccounts.readForStaff, { params: { id: file.id }, signal }),
  });

/** The company's bank account. Staff may be the second person of a change. */
export function CompanyBankAccount({ file }: { file: CompanyFile }) {
  const t = useText();
  const query = useQuery(bankAccountQuery(file));
  return (
    <Sheet aria-label={t('verify.bank.title')}>
      <SheetHeader title={t('verify.bank.title')} />
      <SheetBody>
        <Answer query={query}>
          {({ inForce, pending }) => (
            <Stack gap="3">
              {!inForce && !pending && <p className={styles.quiet}>{t('verify.bank.none')}</p>}
              {inForce && <Text>{t('verify.bank.in-force', { account: lineOf(inForce) })}</Text>}
              {pending && (
                <Change {...{ file, inForce, pending }} refetch={async () => void (await query.refetch())} />
              )}
            </Stack>
          )}
        </Answer>
      </SheetBody>
    </Sheet>
  );
}

type ChangeProps = {
  file: CompanyFile;
  inForce: BankAccount | null;
  pending: NonNullable<BankAccountAnswer['pending']>;
  refetch: () => Promise<void>;
};

function Change({ file, inForce, pending, refetch }: ChangeProps) {
  const t = useText();
  const locale = useLocale();
  const move = useAccountMove({ file, inForce, pending });
  const { failure, isPending, run, keyOf } = useSendOnce(() => t('verify.bank.failed'));
  const account = lineOf(pending);
  return (
    <>
      <Text>
        {pending.effectiveAt
          ? t('verify.bank.from', { account, day: formatMoment(pending.effectiveAt, locale) })
          : t('verify.bank.pending', { account })}
      </Text>
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      {pending.mayConfirm && (
        <>
          <Text look="small" tone="muted">
            {t('verify.bank.confirm-hint')}
          </Text>
          <ConfirmButton
            isQuick
            move={move}
            pending={isPending}
            onConfirm={async (confirmed) => {
              const asked = { params: { id: file.id, account: pending.id }, body: {} };
              const isDone = await run(() => bind(confirmed, bankAccounts.confirmForStaff, asked, keyOf));
              await refetch();
              return isDone;
            }}
          >
            {t('verify.bank.confirm')}
          </ConfirmButton>
        </>
      )}
    </>
  );
}

export const lineOf = ({
  holder,
  bank,
  bic,
  account,
}: Pick<BankAccount, 'holder' | 'bank' | 'bic' | 'account'>): string =>
  [account, bic, bank, holder].join(' · ');
