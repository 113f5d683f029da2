import type { ReactNode } from 'react';
import { figureFields, figureText } from 'shared-kit/contract/figures';
import { currencies } from 'shared-kit/contract/money';
import type { PriceRow } from 'shared-kit/contract/products';
import { SelectField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { FigureField } from './figure-field.tsx';

type PriceFigureProps = {
  row: Pick<PriceRow, 'price' | 'currency'>;
  change: (next: Partial<Pick<PriceRow, 'price' | 'currency'>>) => void;
  /** Tells whether the typed text is no figure. */
  onWrong: (isWrong: boolean) => void;
  /** Stands under the figure once there is one. */
  hint?: ReactNode;
};

/** Currency and amount of a price. An empty amount is a price on request. */
export function PriceFigure({ row, change, onWrong, hint }: PriceFigureProps) {
  const t = useText();
  return (
    <>
      <SelectField
        label={t('editor.price.currency')}
        value={row.currency}
        onChange={({ target }) =>
          change({ currency: currencies.find((it) => it === target.value) ?? row.currency })
        }
      >
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <FigureField
        label={t('editor.price.price')}
        affix={row.currency}
        figure={{ ...figureFields.listPrice, unit: row.currency, last: row.price }}
        shown={figureText(row.price)}
        onWrong={onWrong}
        onValue={(price) => change({ price })}
        hint={row.price === null ? t('editor.on-request') : hint}
      />
    </>
  );
}
