import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import type { QuoteChanged, QuoteDetail } from 'shared-kit/contract/quotes';
import { lazyPart } from 'shared-kit/shell';
import { asElement } from 'shared-kit/ui';
import type { QuoteActionName } from './quote-actions.ts';

const ActionDialog = lazyPart(() => import('./action-dialog.tsx'));
const Accepted = lazyPart(() => import('./accepted.tsx'));

type Actions = Readonly<{ start: (name: QuoteActionName) => void; changed: () => void }>;
const Context = createContext<Actions>({ start: () => {}, changed: () => {} });

/** Provides the dialog for actions started anywhere on the page; it loads with the first action. */
export function ActionProvider(props: { quote: QuoteDetail; onChanged: () => void; children: ReactNode }) {
  const { quote, onChanged, children } = props;
  const [started, setStarted] = useState<QuoteActionName | null>(null);
  const [accepted, setAccepted] = useState<QuoteChanged | null>(null);
  return (
    <Context value={{ start: setStarted, changed: onChanged }}>
      {asElement(children)}
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
/** Returns a function to call after one's own change, so that the page reloads its data. */
export const useQuoteChanged = () => use(Context).changed;
