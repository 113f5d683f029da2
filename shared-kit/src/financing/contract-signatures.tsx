import type { BindingMove } from 'shared-kit/confirmation';
import type { Drawdown } from 'shared-kit/contract/financing';
import { FileLink, type SigningCalls, SigningForm } from 'shared-kit/page';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Heading, Note, Text } from 'shared-kit/ui';
import styles from './financing.module.css';
import { useText } from './use-text.ts';

type Contract = NonNullable<Drawdown['contract']>;
type Props = {
  contract: Contract;
  side: 'bank' | 'buyer';
  calls: SigningCalls;
  /** What the reader's signature binds to. */
  move: BindingMove;
  onChanged: () => Promise<void>;
};

/** Signing a contract in the market: who has signed, the reader's own signature, and the sealed copy. */
export function ContractSignatures({ contract, side, calls, move, onChanged }: Props) {
  const t = useText();
  const locale = useLocale();
  const { signing, file, state } = contract;
  if (!signing) return null;
  return (
    <section className={styles.form} aria-label={t('contract.signing.title')}>
      <Heading level={3} look="tiny">
        {t('contract.signing.title')}
      </Heading>
      {signing.signatures.length === 0 && <Text tone="muted">{t('contract.signing.nobody')}</Text>}
      {signing.signatures.map(({ company, name, role, at }) => (
        <Text key={`${at} ${name}`}>
          {t('contract.signing.signed', { company, name, role, at: formatMoment(at, locale) })}
        </Text>
      ))}
      {state === 'proposed' && <Turn side={side} signing={signing} />}
      {signing.mayISign && (
        <SigningForm
          key={file.sha256}
          text={{ sha256: file.sha256, locale }}
          consentVersion={signing.consentVersion}
          company={signing.company}
          move={move}
          onChanged={onChanged}
          {...calls}
        />
      )}
      {state === 'confirmed' && <SealedCopy sealed={signing.sealed} />}
    </section>
  );
}

type Signing = NonNullable<Contract['signing']>;

/** Whose signature is awaited, as the reader's side sees it. */
function Turn({ side, signing }: { side: Props['side']; signing: Signing }) {
  const t = useText();
  const { isSignedByBank, mayISign, haveISigned } = signing;
  if (mayISign) return <Note>{t('contract.signing.read')}</Note>;
  const isOurTurn = side === 'buyer' ? isSignedByBank : !isSignedByBank;
  if (!isOurTurn)
    return <Note>{t(side === 'bank' ? 'contract.signing.buyers-turn' : 'contract.signing.bank-first')}</Note>;
  return <Note>{t(haveISigned ? 'contract.signing.mine' : 'contract.signing.no-signatory')}</Note>;
}

function SealedCopy({ sealed }: Pick<Signing, 'sealed'>) {
  const t = useText();
  if (!sealed) return <Text tone="muted">{t('contract.signing.sealing')}</Text>;
  return <FileLink file={sealed}>{t('contract.signing.sealed')}</FileLink>;
}
