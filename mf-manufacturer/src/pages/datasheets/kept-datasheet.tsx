import { useRef, useState } from 'react';
import type { DatasheetAnswer, DatasheetFacts } from 'shared-kit/contract/catalogue';
import { languageName } from 'shared-kit/contract/languages';
import { Row } from 'shared-kit/layout';
import { FileLink, fileSize } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Button, CloseIcon, DraftIcon, Icon, IconButton, RetryIcon, Text } from 'shared-kit/ui';
import { FileIcon } from '../../icons.sprite.ts';
import { useText } from '../../text.ts';
import styles from '../../uploads/file-list.module.css';
import { DescribeDatasheet } from './describe-datasheet.tsx';
import { pdfTypes } from './use-datasheets.ts';

type Props = {
  datasheet: DatasheetAnswer;
  onDescribe: (facts: DatasheetFacts) => Promise<void>;
  onReplace: (file: File) => Promise<void>;
  onRemove: () => Promise<void>;
};
type Step = 'none' | 'describing' | 'sure' | 'removing';
/** Where the focus goes after a step that was left. */
type Left = 'describing' | 'sure' | null;

/** A published datasheet. Removing it asks for confirmation in place. */
export function KeptDatasheet({ datasheet, onDescribe, onReplace, onRemove }: Props) {
  const t = useText();
  const { name } = datasheet;
  const [step, setStep] = useState<Step>('none');
  const [left, setLeft] = useState<Left>(null);
  const leave = (from: Left) => {
    setLeft(from);
    setStep('none');
  };
  const remove = async () => {
    setStep('removing');
    await onRemove();
    leave('sure');
  };
  if (step === 'describing') {
    const save = async (facts: DatasheetFacts) => {
      await onDescribe(facts);
      leave('describing');
    };
    return <DescribeDatasheet datasheet={datasheet} onSave={save} onCancel={() => leave('describing')} />;
  }
  return (
    <li className={styles.file}>
      <Icon of={FileIcon} />
      <FileLink className={styles.name} file={datasheet} />
      {step === 'none' ? (
        <Actions datasheet={datasheet} left={left} onStep={setStep} onReplace={onReplace} />
      ) : (
        <Row className={styles.sure}>
          <Text as="span" look="small">
            {t('datasheets.gone-for-buyers')}
          </Text>
          <Button
            size="small"
            emphasis="danger"
            pending={step === 'removing'}
            aria-label={t('datasheets.remove', { name })}
            onClick={remove}
          >
            {t('datasheets.remove-now')}
          </Button>
          {/* In the place of the remove button, so that a double click removes nothing. */}
          <Button size="small" onClick={() => leave('sure')} autoFocus>
            {t('datasheets.keep')}
          </Button>
        </Row>
      )}
    </li>
  );
}

type ActionsProps = Pick<Props, 'datasheet' | 'onReplace'> & { left: Left; onStep: (step: Step) => void };

/** Its size and language, and buttons to rename, replace or remove it. */
function Actions({ datasheet: { name, bytes, language }, left, onStep, onReplace }: ActionsProps) {
  const t = useText();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Text as="span" look="small" tone="muted" className={styles.size}>
        {[language && languageName(language, locale), fileSize(bytes, locale)].filter(Boolean).join(', ')}
      </Text>
      <IconButton
        icon={DraftIcon}
        size="small"
        label={t('datasheets.describe', { name })}
        autoFocus={left === 'describing'}
        onClick={() => onStep('describing')}
      />
      <IconButton
        icon={RetryIcon}
        size="small"
        label={t('datasheets.replace', { name })}
        onClick={() => field.current?.click()}
      />
      <input
        ref={field}
        hidden
        type="file"
        accept={pdfTypes}
        aria-label={t('datasheets.replace', { name })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void onReplace(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <IconButton
        icon={CloseIcon}
        size="small"
        label={t('datasheets.remove', { name })}
        autoFocus={left === 'sure'}
        onClick={() => onStep('sure')}
      />
    </>
  );
}
