import { useConfirmation } from 'shared-kit/confirmation';
import {
  type BankQuoteDetail,
  bankOfferLimits,
  bankOffers,
  type DeclineReason,
  declineReasons,
  declineWords,
} from 'shared-kit/contract/financing';
import type { Move } from 'shared-kit/financing';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, SelectField, Text, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useBindingMove } from './use-binding-move.ts';

type Entries = Readonly<{ code: DeclineReason | ''; reason: string }>;

/** Declines for one of the reasons, with words where the bank wishes to add some. */
export function DeclineForm({ detail, bind, pending }: Move & { detail: BankQuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  const { entries, text, sends } = useForm({
    first: (): Entries => ({ code: '', reason: '' }),
    read: ({ code, reason }) => ({
      faults: wrongAmong({ code: code === '', reason: code === 'other' && reason.trim() === '' }),
      body: code === '' ? null : { code, reason: reason.trim() },
    }),
    says: (field) => t(field === 'code' ? 'decline.code-missing' : 'decline.words-missing'),
    isUnsaved: ({ code, reason }) => code !== '' || reason !== '',
  });
  const { code } = entries;
  const line = { term: t('bind.reason'), detail: code === '' ? '' : declineWords(code, locale) };
  const { ask, dialog } = useConfirmation({
    move: useBindingMove(detail)('decline', { label: t('end.decline'), lines: [line] }),
    pending: pending === 'decline',
  });
  return (
    <Stack
      as="form"
      aria-label={t('end.decline')}
      {...sends((body) => ask((confirmed) => bind(confirmed, bankOffers.decline, body, 'decline')))}
    >
      <Text as="p">{t('decline.hint')}</Text>
      <SelectField {...text('code')} label={t('end.reason')}>
        <option value="">{t('decline.choose')}</option>
        {declineReasons.map((it) => (
          <option key={it} value={it}>
            {declineWords(it, locale)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...text('reason')}
        label={t('decline.words')}
        optional={code === 'other' ? undefined : t('decline.optional')}
        rows={2}
        maxLength={bankOfferLimits.text}
      />
      <Row gap="3">
        <Button type="submit" pending={pending === 'decline'}>
          {t('end.decline')}
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
