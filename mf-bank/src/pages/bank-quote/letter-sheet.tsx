import { useId, useState } from 'react';
import { useConfirmation } from 'shared-kit/confirmation';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { figureFields, figureOf, figureText } from 'shared-kit/contract/figures';
import { type BankQuoteDetail, bankDeals, financingFiles } from 'shared-kit/contract/financing';
import { formatMoney, type Money } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { IssuedLetterFacts, type Move, MoveFailure, useMove } from 'shared-kit/financing';
import { AttachButton, AttachedFiles, useAttachments } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetHeader, Text, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';
import { DayField, LetterForm } from './letter-form.tsx';
import { moneyLine, useBindingMove } from './use-binding-move.ts';

type Props = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

const today = () => dayOf(new Date());

/** An accepted letter of credit: its issue, the documents and their end. */
export function LetterSheet({ detail, onChanged }: Props) {
  const t = useText();
  const moving = useMove(detail.id, onChanged);
  const { letter, moves, state } = detail;
  const terms = detail.letters.findLast((it) => it.kind === 'binding' && it.state === 'sent')?.terms;
  const isDealt = letter !== null || (state === 'accepted' && detail.drawdown === null);
  if (!terms || !isDealt) return null;
  return (
    <Sheet tone="finance">
      <SheetHeader title={t('letter.sheet', { amount: formatMoney({ ...terms }) })} />
      <SheetBody className={styles.head}>
        {letter && <IssuedLetterFacts letter={letter} />}
        <MoveFailure failure={moving.failure} />
        {moves.includes('issue') && <IssueForm detail={detail} {...moving} />}
        {state === 'accepted' && !moves.includes('issue') && <Note>{t('letter.conditions-first')}</Note>}
        {moves.includes('present') && letter && <PresentationForm issuedOn={letter.issuedOn} {...moving} />}
        {moves.includes('honour') && letter && (
          <HonourForm detail={detail} credit={{ ...terms }} presentedOn={letter.presentedOn} {...moving} />
        )}
      </SheetBody>
    </Sheet>
  );
}

type Moving = Move & { detail: BankQuoteDetail };

/** Sends the credit as it went out, for buyer and maker to read. */
function IssueForm({ detail, bind, pending }: Moving) {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const files = useAttachments([], financingFiles.upload);
  const [reference, setReference] = useState('');
  const [issuedOn, setIssuedOn] = useState(today());
  const [isTried, setTried] = useState(false);
  const [file, ...others] = files.attachments;
  const isPdf = file?.mediaType === 'application/pdf' && others.length === 0;
  const isDay = takesDay('letter.issuedOn', issuedOn, today());
  const { ask, dialog } = useConfirmation({
    move: useBindingMove(detail)('issue', {
      label: t('letter.issue'),
      lines: [
        { term: t('letter.reference'), detail: reference },
        { term: t('letter.issued-on'), detail: issuedOn && formatDay(issuedOn, locale) },
      ],
    }),
    pending: pending === 'issue',
  });
  const submit = async () => {
    setTried(true);
    if (!isPdf || !isDay || reference.trim() === '' || files.isUploading) return;
    const body = { fileId: file.id, reference: reference.trim(), issuedOn };
    await ask((confirmed) => bind(confirmed, bankDeals.issue, body, 'issue'));
  };
  return (
    <LetterForm label={t('letter.issue')} onSubmit={submit}>
      <Text as="p">{t('letter.issue.lead')}</Text>
      <div className={styles.fields}>
        <TextField
          id={`${id}-reference`}
          label={t('letter.reference')}
          value={reference}
          error={isTried && reference.trim() === '' ? t('letter.reference.wrong') : undefined}
          onChange={({ target }) => setReference(target.value)}
        />
        <DayField
          of="letter.issuedOn"
          id={`${id}-issued-on`}
          label={t('letter.issued-on')}
          value={issuedOn}
          isWrong={isTried && !isDay}
          onEnter={setIssuedOn}
        />
      </div>
      <AttachedFiles files={files} />
      {isTried && !isPdf && (
        <Note tone="danger" role="alert">
          {t('letter.file.wrong')}
        </Note>
      )}
      <div className={styles.words}>
        <AttachButton files={files} />
        <Button type="submit" emphasis="finance" pending={pending === 'issue' || files.isUploading}>
          {t('letter.issue')}
        </Button>
      </div>
      {dialog}
    </LetterForm>
  );
}

function PresentationForm({ issuedOn, move, pending }: Move & { issuedOn: string }) {
  const t = useText();
  const id = useId();
  const [presentedOn, setPresentedOn] = useState(today());
  const [isTried, setTried] = useState(false);
  const isDay = takesDay('letter.presentedOn', presentedOn, today(), { issuedOn });
  const submit = async () => {
    setTried(true);
    if (isDay) await move(bankDeals.present, { presentedOn }, 'presentation');
  };
  return (
    <LetterForm label={t('letter.present')} onSubmit={submit}>
      <div className={styles.fields}>
        <DayField
          of="letter.presentedOn"
          beside={issuedOn}
          id={`${id}-presented-on`}
          label={t('letter.presented-on')}
          value={presentedOn}
          isWrong={isTried && !isDay}
          onEnter={setPresentedOn}
        />
      </div>
      <div className={styles.words}>
        <Button type="submit" emphasis="finance" pending={pending === 'presentation'}>
          {t('letter.present')}
        </Button>
      </div>
    </LetterForm>
  );
}

type HonourFormProps = Moving & { credit: Money; presentedOn: string | null };

function HonourForm({ detail, credit, presentedOn, bind, pending }: HonourFormProps) {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const [amount, setAmount] = useState(figureText(credit.amount));
  const [paysOn, setPaysOn] = useState(today());
  const [isTried, setTried] = useState(false);
  const figure = { ...figureFields.sum, unit: credit.currency, last: credit.amount };
  const read = figureOf(amount, locale, figure);
  const isAmount = read !== null && Number(read) > 0;
  const isDay = takesDay('letter.paysOn', paysOn, today(), { presentedOn });
  const { ask, dialog } = useConfirmation({
    move: useBindingMove(detail)('honour', {
      label: t('letter.honour'),
      lines: [
        moneyLine(t('letter.paid'), { ...credit, amount: read ?? '0' }),
        { term: t('letter.pays-on'), detail: paysOn && formatDay(paysOn, locale) },
      ],
    }),
    pending: pending === 'honour',
  });
  const submit = async () => {
    setTried(true);
    if (!isAmount || !isDay) return;
    await ask((confirmed) => bind(confirmed, bankDeals.honour, { amount: read, paysOn }, 'honour'));
  };
  return (
    <LetterForm label={t('letter.honour')} onSubmit={submit}>
      <div className={styles.fields}>
        <FigureInput
          figure={figure}
          binds
          id={`${id}-amount`}
          label={t('letter.paid')}
          affix={credit.currency}
          text={amount}
          error={isTried && !isAmount ? t('letter.paid.wrong') : undefined}
          onText={setAmount}
        />
        <DayField
          of="letter.paysOn"
          beside={presentedOn}
          id={`${id}-pays-on`}
          label={t('letter.pays-on')}
          value={paysOn}
          isWrong={isTried && !isDay}
          onEnter={setPaysOn}
        />
      </div>
      <div className={styles.words}>
        <Button type="submit" emphasis="finance" pending={pending === 'honour'}>
          {t('letter.honour')}
        </Button>
      </div>
      {dialog}
    </LetterForm>
  );
}
