import { figureFields, figureText, wholeFigure } from 'shared-kit/contract/figures';
import { productLimits } from 'shared-kit/contract/products';
import { Stack } from 'shared-kit/layout';
import { Button, SheetBody } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './editor.module.css';
import { FigureField } from './figure-field.tsx';
import type { ProductDesk } from './use-product-draft.ts';

const from = wholeFigure(2, 1_000_000);

type Tier = ProductDesk['draft']['tiers'][number];

/** Discounts by quantity, in percent off every row's price; a greater quantity never costs more. */
export function TierFields({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const { tiers } = desk.draft;
  const change = (at: number, values: Partial<Tier>) =>
    desk.change({ tiers: tiers.map((tier, index) => (index === at ? { ...tier, ...values } : tier)) });
  return (
    <Stack as={SheetBody} gap="3">
      {tiers.map((tier, at) => {
        const before = tiers[at - 1];
        const isDearer = before && Number(before.percentOff) > Number(tier.percentOff);
        const isBefore = before && before.from >= tier.from;
        return (
          <fieldset key={at} className={styles.tier} aria-label={t('editor.tier.name', { number: at + 1 })}>
            <FigureField
              label={t('editor.tier.from')}
              figure={from}
              shown={figureText(tier.from)}
              error={isBefore ? t('editor.tier.order') : undefined}
              onWrong={(isWrong) => desk.wrong.note(`tiers.${at}.from`, isWrong)}
              onValue={(value) => value !== null && change(at, { from: Number(value) })}
            />
            <FigureField
              label={t('editor.tier.off')}
              affix="%"
              figure={figureFields.discount}
              shown={figureText(tier.percentOff)}
              error={isDearer ? t('editor.tier.dearer') : undefined}
              onWrong={(isWrong) => desk.wrong.note(`tiers.${at}.off`, isWrong)}
              onValue={(percentOff) => percentOff !== null && change(at, { percentOff })}
            />
            <Button
              size="small"
              emphasis="tertiary"
              onClick={() => desk.change({ tiers: tiers.filter((_tier, index) => index !== at) })}
            >
              {t('editor.tier.remove')}
            </Button>
          </fieldset>
        );
      })}
      <div>
        <Button
          size="small"
          disabled={tiers.length >= productLimits.tiers}
          onClick={() =>
            desk.change({
              tiers: [
                ...tiers,
                { from: (tiers.at(-1)?.from ?? 1) * 2, percentOff: tiers.at(-1)?.percentOff ?? '2' },
              ],
            })
          }
        >
          {t('editor.tier.add')}
        </Button>
      </div>
    </Stack>
  );
}
