import { type FigureField, isFarFrom, writeFigure } from 'shared-kit/contract/figures';
import { sayFrom } from 'shared-kit/contract/languages';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Checkbox, Text } from 'shared-kit/ui';
import styles from './figure-input.module.css';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

type FarPriceProps = {
  /** A plain decimal; null while there is none. */
  price: string | null;
  /** The price's field, with the last price. */
  figure: FigureField;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  /** Somebody tried to send it without confirming. */
  isMissing: boolean;
};

/** The second yes to a price that is far from the last one. It names both; another price needs another yes. */
export function FarPrice({ price, figure, isConfirmed, onConfirm, isMissing }: FarPriceProps) {
  const locale = useLocale();
  const { last } = figure;
  if (price === null || !last || !isFarFrom(price, last)) return null;
  const written = (value: string) => writeFigure(value, figure, locale);
  return (
    <Stack gap="1" className={styles.far}>
      <Checkbox checked={isConfirmed} onChange={({ target }) => onConfirm(target.checked)}>
        {say(locale, 'figure.far', { price: written(price), last: written(last) })}
      </Checkbox>
      {isMissing && !isConfirmed && (
        <Text as="p" role="alert" look="small" tone="danger">
          {say(locale, 'figure.far-missing')}
        </Text>
      )}
    </Stack>
  );
}
