import { BindingAction } from './binding-action.tsx';
import { CounterForm } from './counter-form.tsx';
import { DraftForm } from './draft-form.tsx';
import { isBindingAction, type QuoteActionName } from './quote-actions.ts';
import type { ActionProps } from './use-outcome.ts';
import { WordsForm } from './words-form.tsx';

/** The dialog of any action; a binding one is confirmed. */
export default function ActionDialog({ name, ...rest }: ActionProps<QuoteActionName>) {
  if (isBindingAction(name)) return <BindingAction name={name} {...rest} />;
  if (name === 'counter') return <CounterForm name={name} {...rest} />;
  if (name === 'edit-request') return <DraftForm name={name} {...rest} />;
  return <WordsForm name={name} {...rest} />;
}
