import { Suspense, useState } from 'react';
import type { DraftCategory, PublishFinding } from 'shared-kit/contract/products';
import { Row, Stack } from 'shared-kit/layout';
import { formatDay, LocaleLink, lazyPart, useLocale } from 'shared-kit/shell';
import { Breadcrumb, Button, DraftIcon, Heading, StatusBadge, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ProductStatus } from '../product-status.tsx';
import styles from './editor.module.css';
import { EditorMenu } from './editor-menu.tsx';
import type { EditorProps } from './editor-props.ts';
import { changedPaths } from './merge-drafts.ts';
import type { ProductDesk } from './use-product-draft.ts';

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx'));

type Props = EditorProps & {
  desk: ProductDesk;
  category: DraftCategory | null;
  findings: readonly PublishFinding[];
};

/** What is edited, whether it is kept, and the way into the shop. */
export function EditorHead({ answer, desk, category, findings, onReload }: Props) {
  const t = useText();
  const locale = useLocale();
  const [isPublishing, setPublishing] = useState(false);
  const { draft } = desk;
  const title = draft.title[locale] || draft.title.en || draft.title.tr || t('editor.unnamed'); // language: whichever was written
  const waiting = answer.live ? changedPaths(answer.live, draft).length : 0;
  const faults = findings.filter(({ isFault }) => isFault).length;
  const publishedText = (at: string) => {
    const day = formatDay(at, locale);
    const { publishedBy: person } = answer;
    return person ? t('editor.published-on', { day, person }) : t('editor.published-day', { day });
  };
  const isNothingNew = answer.status === 'published' && waiting === 0;
  return (
    <Stack as="header" gap="2" className={styles.head}>
      <Row>
        <Breadcrumb label={t('breadcrumb.label')} current={title}>
          <LocaleLink to="/manufacturer/products">{t('products.title')}</LocaleLink>
        </Breadcrumb>
        <Saving desk={desk} />
      </Row>
      <Row gap="5" align="start" justify="between">
        <Stack gap="1" className={styles.words}>
          <Heading level={1}>{title}</Heading>
          <p className={styles.lead}>
            {[draft.sku, category?.path.join(' › '), answer.publishedAt && publishedText(answer.publishedAt)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Row as="p">
            <ProductStatus status={answer.status} />
            {waiting > 0 && (
              <StatusBadge look="dashed" icon={DraftIcon}>
                {t('editor.waiting', { count: waiting })}
              </StatusBadge>
            )}
          </Row>
        </Stack>
        <Row>
          <EditorMenu answer={answer} desk={desk} waiting={waiting} onReload={onReload} />
          <Button
            emphasis={faults > 0 ? 'secondary' : 'primary'}
            disabled={!answer.mayPublish || isNothingNew || desk.wrong.count > 0 || desk.conflicts.length > 0}
            onClick={() => setPublishing(true)}
          >
            {faults > 0
              ? t('editor.fix', { count: faults })
              : t(answer.status === 'published' ? 'editor.publish-changes' : 'editor.publish')}
          </Button>
        </Row>
      </Row>
      {!answer.mayPublish && <Text tone="muted">{t('editor.may-not-publish')}</Text>}
      {isPublishing && (
        <Suspense>
          <PublishDialog
            answer={answer}
            desk={desk}
            findings={findings}
            onClose={() => setPublishing(false)}
            onDone={onReload}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function Saving({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const { state } = desk;
  const isBad = typeof state === 'object' || state === 'failed' || state === 'wrong-entries';
  return (
    <Text look="small" tone={isBad ? 'danger' : 'muted'} role="status">
      {typeof state === 'object' ? t('editor.save.refused', state.refused) : t(`editor.save.${state}`)}
    </Text>
  );
}
