import { type QuoteIncoterm, quoteIncoterms, quoteLimits } from 'shared-kit/contract/quotes';
import { SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../text.ts';

/** As typed; an empty rule isn't stated. */
type IncotermEntries = Readonly<{ incotermRule: QuoteIncoterm | ''; incotermPlace: string }>;

type IncotermFieldsProps = {
  entries: IncotermEntries;
  enter: (change: Partial<IncotermEntries>) => void;
  idOf: (path: string) => string;
};

/** The delivery term and its place. */
export function IncotermFields({ entries, enter, idOf }: IncotermFieldsProps) {
  const t = useText();
  return (
    <>
      <SelectField
        id={idOf('incoterm')}
        label={t('offer.terms.incoterm')}
        value={entries.incotermRule}
        onChange={({ target }) =>
          enter({ incotermRule: quoteIncoterms.find((rule) => rule === target.value) ?? '' })
        }
      >
        <option value="">{t('offer.not-stated')}</option>
        {quoteIncoterms.map((rule) => (
          <option key={rule}>{rule}</option>
        ))}
      </SelectField>
      <TextField
        id={idOf('incoterm.place')}
        label={t('offer.terms.incotermPlace')}
        value={entries.incotermPlace}
        disabled={entries.incotermRule === ''}
        maxLength={quoteLimits.place}
        onChange={({ target }) => enter({ incotermPlace: target.value })}
      />
    </>
  );
}
