import { useId } from 'react';
import type { FacetAnswer } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { Disclosure, Radio, VisuallyHidden } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { facetCount } from './facet-count.ts';

/** Steps that include each other, such as lead times: choose one or any. */
export function LimitFacet({
  facet,
  open,
  limit,
  onChange,
}: {
  facet: Extract<FacetAnswer, { kind: 'choice' }>;
  open: boolean;
  limit: string | null;
  onChange: (limit: string | null) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const name = useId();
  return (
    <Disclosure summary={facet.label} open={open}>
      <fieldset>
        <legend>
          <VisuallyHidden>{facet.label}</VisuallyHidden>
        </legend>
        <Radio name={name} checked={limit === null} onChange={() => onChange(null)}>
          {t('facet.any')}
        </Radio>
        {facet.options.map(({ value, label, count }) => (
          <Radio
            key={value}
            name={name}
            checked={limit === value}
            onChange={() => onChange(value)}
            count={facetCount(count, facet, locale)}
          >
            {label}
          </Radio>
        ))}
      </fieldset>
    </Disclosure>
  );
}
