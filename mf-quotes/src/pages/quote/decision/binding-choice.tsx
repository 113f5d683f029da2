import { formatLastDay, useLocale } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { OptionTiles } from 'shared-kit/ui/option-tiles';
import { useText } from '../../../text.ts';

/** How an offer is accepted: at once, or once its financing is signed. Null: not chosen yet. */
export type BindingKind = 'at-once' | 'once-financed' | null;

/** What may be chosen: with no date of the maker's for financing there is no choice. */
export const usualBinding = (financingUntil: string | null): BindingKind =>
  financingUntil ? null : 'at-once';

type Props = {
  financingUntil: string | null;
  value: BindingKind;
  onChange: (value: BindingKind) => void;
  id: string;
  error: string | undefined;
};

/** Lets the buyer choose where the maker's terms allow it, and tells when both companies are bound. */
export function BindingChoice({ financingUntil, value, onChange, id, error }: Props) {
  const t = useText();
  const locale = useLocale();
  const day = financingUntil ? formatLastDay(financingUntil, locale) : '';
  return (
    <>
      {financingUntil && (
        <OptionTiles
          roomy
          id={id}
          legend={t('action.accept.how')}
          value={value}
          onChange={onChange}
          error={error}
          options={[
            { value: 'at-once', label: t('action.accept.at-once') },
            { value: 'once-financed', label: t('action.accept.once-financed', { day }) },
          ]}
        />
      )}
      {value !== null && (
        <Note tone="warning">
          {value === 'once-financed' ? t('action.accept.conditional') : t('action.accept.binding')}
        </Note>
      )}
    </>
  );
}
