import { useState } from 'react';
import type { ImportAnswer } from 'shared-kit/contract/catalogue-import';
import { formatMoment, LocaleLink, useLocale } from 'shared-kit/shell';
import {
  Button,
  ButtonLink,
  KeyValues,
  Note,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import type { ImportParts } from './import-parts.ts';
import { ImportState } from './import-state.tsx';
import { ImportRows } from './preview/import-rows.tsx';

/** Report of an applied import: its changes, who applied it and when. Offers undo while it is possible. */
export function ImportReport({ answer, moves }: ImportParts) {
  const t = useText();
  return (
    <>
      <Sheet>
        <SheetHeader title={t('import.report')}>
          <ImportState state={answer.state} />
        </SheetHeader>
        <SheetBody>
          <KeyValues facts={useFacts(answer)} />
        </SheetBody>
        {answer.state === 'applied' && (
          <SheetFooter>
            <ButtonLink as={LocaleLink} to="/manufacturer/products">
              {t('import.to-products')}
            </ButtonLink>
            {answer.undoUntil && <Undo until={answer.undoUntil} moves={moves} />}
          </SheetFooter>
        )}
      </Sheet>
      {answer.state !== 'cancelled' && <ImportRows answer={answer} />}
    </>
  );
}

function useFacts(answer: ImportAnswer) {
  const t = useText();
  const { by, createdAt, appliedAt, undoneAt, undoUntil, written, undone, counts, mapping } = answer;
  const locale = useLocale();
  const fact = (name: Parameters<typeof t>[0], detail: string | null | undefined) =>
    detail ? [{ term: t(name), detail }] : [];
  const moment = (iso: string | null) => iso && formatMoment(iso, locale);
  const number = (count: number | undefined) => count?.toLocaleString(locale);
  return [
    ...fact('import.column.who', by ?? t('import.by-operator')),
    ...fact('import.report.opened', moment(createdAt)),
    ...fact('import.report.applied', moment(appliedAt)),
    ...fact('import.report.new', number(written?.new)),
    ...fact('import.report.changed', number(written?.changed)),
    ...fact(
      'import.report.variants-removed',
      mapping.removeVariants ? number(counts?.unnamedVariants) : null,
    ),
    ...fact('import.report.left', number(written?.left)),
    ...fact('import.count.faulty', number(counts?.faulty)),
    ...fact('import.report.undo-until', moment(undoUntil)),
    ...fact('import.report.undone', moment(undoneAt)),
    ...fact('import.report.taken-back', number(undone?.undone)),
    ...fact('import.report.kept', number(undone?.left)),
  ];
}

/** Asks once more, as undoing deletes new products. */
function Undo({ until, moves }: { until: string; moves: ImportParts['moves'] }) {
  const t = useText();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <Button onClick={() => setAsking(true)}>{t('import.undo')}</Button>;
  return (
    <Note
      role="alert"
      tone="warning"
      title={t('import.undo-ask', { until: formatMoment(until, locale) })}
      action={
        <Button emphasis="danger" pending={moves.pending === 'undo'} onClick={moves.undo}>
          {t('import.undo-confirm')}
        </Button>
      }
    >
      {t('import.undo-text')}
    </Note>
  );
}
