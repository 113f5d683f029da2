import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import type { QuoteChanged, QuoteDetail } from 'shared-kit/contract';
import type { QuoteActionName } from './quote-actions.ts';

const ActionDialog = lazy(() => import('./action-dialog.tsx'));
const Accepted = lazy(() => import('./accepted.tsx'));

type Actions = Readonly<{ start: (name: QuoteActionName) => void; changed: () => void }>;
const Context = createContext<Actions>({ start: () => {}, changed: () => {} });

/** The dialog of whatever action was started, wherever on the page; loaded with the first of them. */
export function ActionProvider(props: { quote: QuoteDetail; onChanged: () => void; children: ReactNode }) {
  const { quote, onChanged, children } = props;
  const [started, setStarted] = useState<QuoteActionName | null>(null);
  const [accepted, setAccepted] = useState<QuoteChanged | null>(null);
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
            onClose={(done) => {
              setStarted(null);
              if (started === 'accept' && done) setAccepted(done);
            }}
          />
        </Suspense>
      )}
      {accepted && (
        <Suspense>
          <Accepted quote={quote} stage={accepted.stage} onClose={() => setAccepted(null)} />
        </Suspense>
      )}
    </Context>
  );
}

export const useStartAction = () => use(Context).start;
/** To be called after a change of one's own, so that the page reads again. */
export const useQuoteChanged = () => use(Context).changed;
