import { useRef } from 'react';
import { languageName, locales } from 'shared-kit/contract/languages';
import { noChoices, type ProductChoices, priceMapOn, productLimits } from 'shared-kit/contract/products';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, CloseIcon, IconButton, Note, Sheet, SheetBody, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { todayUtc } from '../editor-props.ts';
import type { ProductDesk } from '../use-product-draft.ts';
import {
  type Change,
  countCombinations,
  keyOf,
  mostCombinations,
  type Option,
  type Variant,
  withOption,
  withoutOption,
  withoutValue,
  withValue,
} from './change-choices.ts';
import styles from './options.module.css';
import { RuleForm } from './rule-form.tsx';
import { useNameOf } from './use-name-of.ts';
import { VariantFields } from './variant-fields.tsx';

/** A product's options with their values, and the combinations on offer. */
export function OptionFields({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const { choices = noChoices, priceRows } = desk.draft;
  const { options } = choices;
  const known = useKnownVariants(choices);
  const change: Change = (make) => desk.revise((draft) => ({ choices: make(draft.choices ?? noChoices) }));
  const prices = priceMapOn(priceRows, todayUtc());
  return (
    <Sheet>
      <SheetHeader title={t('editor.options')} note={t('editor.options-hint')} />
      <Stack as={SheetBody}>
        {options.map((option, at) => (
          <OptionField key={option.id} option={option} at={at} options={options} change={change} />
        ))}
        {countCombinations(options) >= mostCombinations && (
          <Note>{t('editor.option.most', { count: mostCombinations })}</Note>
        )}
        <div>
          <Button
            size="small"
            disabled={options.length >= productLimits.options}
            onClick={() => change((before) => withOption(before, prices))}
          >
            {t('editor.option.add')}
          </Button>
        </div>
        {options.length > 1 && <RuleForm choices={choices} change={change} />}
        {options.length > 0 && (
          <VariantFields desk={desk} choices={choices} known={known} prices={prices} change={change} />
        )}
      </Stack>
    </Sheet>
  );
}

/** Combinations that were on offer since the page was opened, so that they can come back as they were. */
function useKnownVariants({ variants }: ProductChoices): ReadonlyMap<string, Variant> {
  const known = useRef(new Map<string, Variant>());
  for (const variant of variants) known.current.set(keyOf(variant.values), variant);
  return known.current;
}

type Props = { option: Option; at: number; options: readonly Option[]; change: Change };

function OptionField({ option, at, options, change }: Props) {
  const t = useText();
  const number = at + 1;
  const name = useNameOf()(option.name) || t('editor.option.number', { number });
  const set = (next: Partial<Option>) =>
    change((before) => ({
      ...before,
      options: before.options.map((it, index) => (index === at ? { ...it, ...next } : it)),
    }));
  const grown = (countCombinations(options) / option.values.length) * (option.values.length + 1);
  const isFull = option.values.length >= productLimits.optionValues || grown > mostCombinations;
  return (
    <Stack as="fieldset" className={styles.option} aria-label={name}>
      <div className={styles.texts}>
        <TextsOf
          label={t('editor.option.name')}
          texts={option.name}
          onTexts={(texts) => set({ name: texts })}
        />
        <IconButton
          icon={CloseIcon}
          size="small"
          label={t('editor.option.remove', { name })}
          onClick={() => change((before) => withoutOption(before, at))}
        />
      </div>
      <Stack as="ul" gap="3" className={styles.values} aria-label={t('editor.option.values', { name })}>
        {option.values.map((value, index) => (
          <li key={value.id} className={styles.texts}>
            <TextsOf
              label={t('editor.option.value', { number: index + 1 })}
              texts={value.label}
              onTexts={(label) =>
                set({ values: option.values.map((it) => (it.id === value.id ? { ...it, label } : it)) })
              }
            />
            <IconButton
              icon={CloseIcon}
              size="small"
              label={t('editor.option.remove-value', { name, number: index + 1 })}
              onClick={() => change((before) => withoutValue(before, { option: at, value: value.id }))}
            />
          </li>
        ))}
      </Stack>
      <div>
        <Button
          size="small"
          emphasis="tertiary"
          disabled={isFull}
          onClick={() => change((before) => withValue(before, at))}
        >
          {t('editor.option.add-value', { name })}
        </Button>
      </div>
    </Stack>
  );
}

type Texts = { label: string; texts: Option['name']; onTexts: (texts: Option['name']) => void };

function TextsOf({ label, texts, onTexts }: Texts) {
  const t = useText();
  const reader = useLocale();
  const [first] = locales;
  return locales.map((language) => (
    <TextField
      key={language}
      lang={language}
      label={`${label} (${languageName(language, reader)})`}
      maxLength={productLimits.optionText}
      value={texts[language]}
      hint={language === first && texts[language].trim() === '' ? t('editor.option.name-missing') : undefined}
      onChange={({ target }) => onTexts({ ...texts, [language]: target.value })}
    />
  ));
}
