import { useConfirmation } from 'shared-kit/confirmation';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { figureFields, figureOf, figureText } from 'shared-kit/contract/figures';
import { type BankQuoteDetail, bankDeals, financingFiles } from 'shared-kit/contract/financing';
import { formatMoney, type Money } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { IssuedLetterFacts, type Move, MoveFailure, useMove } from 'shared-kit/financing';
import { useForm, wrongAmong } from 'shared-kit/form';
import { FormGrid, Row, Stack } from 'shared-kit/layout';
import { AttachButton, AttachedFiles, DateField, useAttachments } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetHeader, Text, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { onlyPdf } from './only-pdf.ts';
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
      <Stack as={SheetBody}>
        {letter && <IssuedLetterFacts letter={letter} />}
        <MoveFailure failure={moving.failure} />
        {moves.includes('issue') && <IssueForm detail={detail} {...moving} />}
        {state === 'accepted' && !moves.includes('issue') && <Note>{t('letter.conditions-first')}</Note>}
        {moves.includes('present') && letter && <PresentationForm issuedOn={letter.issuedOn} {...moving} />}
        {moves.includes('honour') && letter && (
          <HonourForm detail={detail} credit={{ ...terms }} presentedOn={letter.presentedOn} {...moving} />
        )}
      </Stack>
    </Sheet>
  );
}

type Moving = Move & { detail: BankQuoteDetail };

const wrongWords = {
  reference: 'letter.reference.wrong',
  issuedOn: 'letter.day.wrong',
  file: 'letter.file.wrong',
} as const;

/** Sends the credit as it went out, for buyer and maker to read. */
function IssueForm({ detail, bind, pending }: Moving) {
  const t = useText();
  const locale = useLocale();
  const files = useAttachments([], financingFiles.upload);
  const pdf = onlyPdf(files.attachments);
  const { entries, text, errorOf, idOf, sends } = useForm({
    first: () => ({ reference: '', issuedOn: today() }),
    read: ({ reference, issuedOn }) => ({
      faults: wrongAmong({
        reference: reference.trim() === '',
        issuedOn: !takesDay('letter.issuedOn', issuedOn, today()),
        file: pdf === null,
      }),
      body: pdf && { fileId: pdf.id, reference: reference.trim(), issuedOn },
    }),
    says: (field) => t(wrongWords[field]),
    isBusy: files.isUploading,
  });
  const { reference, issuedOn } = entries;
  const noFile = errorOf('file');
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
  return (
    <Stack
      as="form"
      aria-label={t('letter.issue')}
      {...sends((body) => ask((confirmed) => bind(confirmed, bankDeals.issue, body, 'issue')))}
    >
      <Text as="p">{t('letter.issue.lead')}</Text>
      <FormGrid>
        <TextField {...text('reference')} label={t('letter.reference')} />
        <DateField {...text('issuedOn')} of="letter.issuedOn" label={t('letter.issued-on')} />
      </FormGrid>
      <AttachedFiles files={files} />
      {noFile && (
        <Note tone="danger" role="alert">
          {noFile}
        </Note>
      )}
      <Row gap="3">
        <AttachButton id={idOf('file')} files={files} />
        <Button type="submit" emphasis="finance" pending={pending === 'issue' || files.isUploading}>
          {t('letter.issue')}
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

function PresentationForm({ issuedOn, move, pending }: Move & { issuedOn: string }) {
  const t = useText();
  const { text, sends } = useForm({
    first: () => ({ presentedOn: today() }),
    read: (entries) => ({
      faults: wrongAmong({
        presentedOn: !takesDay('letter.presentedOn', entries.presentedOn, today(), { issuedOn }),
      }),
      body: entries,
    }),
    says: () => t('letter.day.wrong'),
  });
  return (
    <Stack
      as="form"
      aria-label={t('letter.present')}
      {...sends((body) => move(bankDeals.present, body, 'presentation'))}
    >
      <FormGrid>
        <DateField
          {...text('presentedOn')}
          of="letter.presentedOn"
          beside={issuedOn}
          label={t('letter.presented-on')}
        />
      </FormGrid>
      <Row gap="3">
        <Button type="submit" emphasis="finance" pending={pending === 'presentation'}>
          {t('letter.present')}
        </Button>
      </Row>
    </Stack>
  );
}

type HonourFormProps = Moving & { credit: Money; presentedOn: string | null };

function HonourForm({ detail, credit, presentedOn, bind, pending }: HonourFormProps) {
  const t = useText();
  const locale = useLocale();
  const sum = { ...figureFields.sum, unit: credit.currency, last: credit.amount };
  const amountOf = (typed: string) => figureOf(typed, locale, sum);
  const { entries, text, figure, sends } = useForm({
    first: () => ({ amount: figureText(credit.amount), paysOn: today() }),
    read: ({ amount, paysOn }) => {
      const read = amountOf(amount);
      return {
        faults: wrongAmong({
          amount: !(Number(read) > 0),
          paysOn: !takesDay('letter.paysOn', paysOn, today(), { presentedOn }),
        }),
        body: read === null ? null : { amount: read, paysOn },
      };
    },
    says: (field) => t(field === 'amount' ? 'letter.paid.wrong' : 'letter.day.wrong'),
  });
  const { amount, paysOn } = entries;
  const { ask, dialog } = useConfirmation({
    move: useBindingMove(detail)('honour', {
      label: t('letter.honour'),
      lines: [
        moneyLine(t('letter.paid'), { ...credit, amount: amountOf(amount) ?? '0' }),
        { term: t('letter.pays-on'), detail: paysOn && formatDay(paysOn, locale) },
      ],
    }),
    pending: pending === 'honour',
  });
  return (
    <Stack
      as="form"
      aria-label={t('letter.honour')}
      {...sends((body) => ask((confirmed) => bind(confirmed, bankDeals.honour, body, 'honour')))}
    >
      <FormGrid>
        <FigureInput
          {...figure('amount')}
          figure={sum}
          binds
          label={t('letter.paid')}
          affix={credit.currency}
        />
        <DateField {...text('paysOn')} of="letter.paysOn" beside={presentedOn} label={t('letter.pays-on')} />
      </FormGrid>
      <Row gap="3">
        <Button type="submit" emphasis="finance" pending={pending === 'honour'}>
          {t('letter.honour')}
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
