import { importAllows } from 'shared-kit/contract/catalogue-import';
import { Button, Sheet, SheetBody, SheetFooter, Text } from 'shared-kit/ui';
import { PicksProgress } from '../../picks-progress/picks-progress.tsx';
import { useText } from '../../text.ts';
import type { ImportParts } from './import-parts.ts';

/** How far a job is. It goes on without this page. */
export function RunningImport({ answer: { state, progress }, moves }: ImportParts) {
  const t = useText();
  const { stage, done, total } = progress;
  const share = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <Sheet>
      <SheetBody>
        <PicksProgress
          label={t(`import.stage.${state === 'undoing' ? 'undoing' : stage}`)}
          figure={t('import.percent', { share: Math.round(share * 100) })}
          value={share}
          max={1}
        />
        <Text look="small" tone="muted" role="status">
          {t(state === 'checking' ? 'import.leave-check' : 'import.leave-write')}
        </Text>
      </SheetBody>
      {importAllows('cancel', state) && (
        <SheetFooter>
          <Button pending={moves.pending === 'cancel'} onClick={moves.cancel}>
            {t('import.cancel')}
          </Button>
        </SheetFooter>
      )}
    </Sheet>
  );
}
