import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import type { QuoteDetail } from 'shared-kit/contract';
import type { QuoteActionName } from './quote-actions.ts';

const ActionDialog = lazy(() => import('./action-dialog.tsx'));

type Actions = Readonly<{ start: (name: QuoteActionName) => void; changed: () => void }>;
const Context = createContext<Actions>({ start: () => {}, changed: () => {} });

/** The dialog of whatever action was started, wherever on the page; loaded with the first of them. */
export function ActionProvider(props: { quote: QuoteDetail; onChanged: () => void; children: ReactNode }) {
  const { quote, onChanged, children } = props;
  const [started, setStarted] = useState<QuoteActionName | null>(null);
  return (
    <Context value={{ start: setStarted, changed: onChanged }}>
      {children}
      {started && (
        <Suspense>
          <ActionDialog
            key={started}
            name={started}
            quote={quote}
            onChanged={onChanged}
            onClose={() => setStarted(null)}
          />
        </Suspense>
      )}
    </Context>
  );
}

export const useStartAction = () => use(Context).start;
/** To be called after a change of one's own, so that the page reads again. */
export const useQuoteChanged = () => use(Context).changed;
