import type { ProductChoices } from 'shared-kit/contract/products';
import { Row } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, Note, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import lists from './differences.module.css';
import { useChoiceLines } from './options/use-choice-lines.ts';
import { partName, valueText } from './part-names.ts';
import type { ProductDesk } from './use-product-draft.ts';

/** What a colleague and I changed both, each beside the other. Nothing is saved until I have chosen. */
export function ConflictNotes({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const locale = useLocale();
  const linesOf = useChoiceLines();
  const textOf = (path: string, value: unknown) =>
    path === 'choices' ? linesOf(value as ProductChoices).join('\n') : valueText(value);
  if (desk.conflicts.length === 0) return null;
  return (
    <Note role="alert" tone="warning" className={lists.conflicts} title={t('editor.conflict.title')}>
      <Text>{t('editor.conflict.text')}</Text>
      <ul className={lists.conflictList}>
        {desk.conflicts.map((conflict) => {
          const name = partName(t, conflict.path, locale);
          return (
            <li key={conflict.path}>
              <b>{name}</b>
              <span>{t('editor.conflict.mine', { text: textOf(conflict.path, conflict.mine) })}</span>
              <span>{t('editor.conflict.theirs', { text: textOf(conflict.path, conflict.theirs) })}</span>
              <Row as="span">
                <Button size="small" onClick={() => desk.settle(conflict, 'mine')}>
                  {t('editor.conflict.keep', { name })}
                </Button>
                <Button size="small" onClick={() => desk.settle(conflict, 'theirs')}>
                  {t('editor.conflict.take', { name })}
                </Button>
              </Row>
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
