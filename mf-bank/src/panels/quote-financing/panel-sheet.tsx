import type { ReactNode } from 'react';
import { Stack } from 'shared-kit/layout';
import { LocaleLink } from 'shared-kit/shell';
import { asElement, ButtonLink, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';

type PanelSheetProps = {
  quoteId: string;
  title: string;
  level: 2 | 3;
  /** Label of the link to the whole financing. */
  action?: string;
  /** Whether it waits for the reader. */
  isDue?: boolean;
  children: ReactNode;
};

export function PanelSheet({ quoteId, title, level, action, isDue = false, children }: PanelSheetProps) {
  return (
    <Sheet tone="finance">
      <SheetHeader title={title} level={level} />
      <Stack as={SheetBody} gap="3">
        {asElement(children)}
        {action && (
          <ButtonLink
            as={LocaleLink}
            to={`/quote/${quoteId}/financing`}
            emphasis={isDue ? 'finance' : undefined}
            block
          >
            {action}
          </ButtonLink>
        )}
      </Stack>
    </Sheet>
  );
}
