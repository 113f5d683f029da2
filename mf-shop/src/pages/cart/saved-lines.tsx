import type { CartAnswer } from 'shared-kit/contract/cart';
import { Row } from 'shared-kit/layout';
import { LocaleLink } from 'shared-kit/shell';
import { Button, IconButton, Sheet, SheetHeader, Text } from 'shared-kit/ui';
import { DeleteIcon } from '../../icons.sprite.ts';
import { useText } from '../../text.ts';
import { LineAmounts } from './line-amounts.tsx';
import { lineName } from './line-name.ts';
import styles from './saved-lines.module.css';
import type { CartActions } from './use-cart.ts';

/** Lines saved for later: outside all totals and requests. */
export function SavedLines({ lines, change, remove }: { lines: CartAnswer['saved'] } & CartActions) {
  const t = useText();
  if (lines.length === 0) return null;
  return (
    <Sheet aria-labelledby="cart-saved">
      <SheetHeader title={<span id="cart-saved">{t('cart.saved')}</span>} note={t('cart.saved-note')} />
      <ul>
        {lines.map((line) => (
          <Row as="li" gap="4" key={line.id} className={styles.line}>
            <div className={styles.words}>
              {line.available ? (
                <LocaleLink to={`/shop/${line.productId}`} className={styles.title}>
                  {lineName(line)}
                </LocaleLink>
              ) : (
                <span className={styles.title}>{lineName(line)}</span>
              )}
              <Text look="tiny" tone="subtle">
                {line.maker.name}
              </Text>
            </div>
            {line.available ? <LineAmounts line={line} /> : <Text tone="warning">{t('cart.withdrawn')}</Text>}
            {line.available && (
              <Button
                size="small"
                aria-label={t('cart.move-of', { product: lineName(line) })}
                onClick={() => void change(line.id, { saved: false })}
              >
                {t('cart.move')}
              </Button>
            )}
            <IconButton
              icon={DeleteIcon}
              label={t('cart.remove', { product: lineName(line) })}
              onClick={() => void remove({ id: line.id, title: lineName(line) })}
            />
          </Row>
        ))}
      </ul>
    </Sheet>
  );
}
