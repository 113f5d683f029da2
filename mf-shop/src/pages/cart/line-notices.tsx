import type { CartLine } from 'shared-kit/contract/cart';
import { formatMoney } from 'shared-kit/contract/money';
import { Row } from 'shared-kit/layout';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, Text } from 'shared-kit/ui';
import { formatFigure } from '../../format/figure.ts';
import { useOrderTerms } from '../../format/order-terms.ts';
import { useText } from '../../text.ts';
import type { CartActions } from './use-cart.ts';

type NoticeProps = { line: CartLine } & Pick<CartActions, 'change'>;

/** Changes by the maker since the line was added, each with the one thing to do about it. */
export function LineNotices(props: NoticeProps) {
  return (
    <>
      <PriceNotice {...props} />
      <QuantityNotice {...props} />
    </>
  );
}

function PriceNotice({ line, change }: NoticeProps) {
  const t = useText();
  const locale = useLocale();
  const { priceChange, unitPrice } = line;
  if (!priceChange) return null;
  const { was, seenAt, because } = priceChange;
  const old = was ? formatMoney(was) : t('price.on-request');
  const values = { old, date: formatDay(seenAt, locale) };
  return (
    <Row gap="3">
      <Text look="tiny" tone="warning">
        {because === 'maker' ? t('cart.was', values) : t('cart.was-elsewhere', values)}
      </Text>
      <Button size="small" onClick={() => void change(line.id, { acceptPrice: unitPrice?.contract ?? null })}>
        {unitPrice ? t('cart.accept', { price: formatMoney(unitPrice.contract) }) : t('cart.accept-request')}
      </Button>
    </Row>
  );
}

/** The next quantity that the maker's new terms allow. */
const allowed = ({ quantity, minimumOrder, orderMultiple }: CartLine): number =>
  minimumOrder + Math.ceil(Math.max(0, quantity - minimumOrder) / orderMultiple) * orderMultiple;

function QuantityNotice({ line, change }: NoticeProps) {
  const t = useText();
  const locale = useLocale();
  const terms = useOrderTerms()(line);
  if (line.quantityFault === null) return null;
  const quantity = allowed(line);
  return (
    <Row gap="3">
      <Text look="tiny" tone="warning">
        {t('cart.quantity-fault', { terms: terms ?? '' })}
      </Text>
      <Button size="small" onClick={() => void change(line.id, { quantity })}>
        {t('cart.quantity-set', { number: formatFigure(quantity, locale) })}
      </Button>
    </Row>
  );
}
