import clsx from 'clsx';
import { type FigureField, writeFigure } from 'shared-kit/contract/figures';
import { Row } from 'shared-kit/layout';
import { asElement, Button } from 'shared-kit/ui';
import { NumberField, type NumberFieldProps } from 'shared-kit/ui/number-field';
import styles from './figure-input.module.css';
import { type FigureTexts, useFigure } from './use-figure.ts';

type Looks =
  | 'label'
  | 'optional'
  | 'hint'
  | 'error'
  | 'labelHidden'
  | 'affix'
  | 'affixSide'
  | 'size'
  | 'id'
  | 'name'
  | 'className'
  | 'placeholder'
  | 'disabled'
  | 'aria-label'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown';

export interface FigureInputProps extends FigureTexts, Pick<NumberFieldProps, Looks> {
  /** Shows how the figure is read, since sending it binds. */
  binds?: boolean;
  /** Groups digits as the page does while the field rests. */
  grouped?: boolean;
}

/** Keyboards of phones: those for digits have no minus, and units have letters. */
const keyboardOf = ({ decimals, least }: FigureField) => {
  if (least?.startsWith('-') || decimals > 6) return 'text';
  return decimals === 0 ? 'numeric' : 'decimal';
};

/** `= $70,500`, before whatever else is said of the field. */
const withReading = (written: string, hint: NumberFieldProps['hint']) => (
  <>
    <b>{`= ${written}`}</b> {asElement(hint)}
  </>
);

/** A typed figure. What can mean two things asks which, what means nothing says why, and the text stays as typed. */
export function FigureInput(props: FigureInputProps) {
  const { figure, text, defaultText, onText, transient, binds, grouped, className, ...rest } = props;
  const it = useFigure(props);
  const written = it.value === null ? null : writeFigure(it.value, figure, it.locale);
  const point = it.point && <span role="alert">{it.point}</span>;
  return (
    <div className={clsx(styles.root, className)}>
      <NumberField
        {...rest}
        ref={it.input}
        inputMode={keyboardOf(figure)}
        value={it.typed}
        {...(grouped && { write: (typed, isResting) => (isResting && it.resting) || typed })}
        hint={binds && written ? withReading(written, rest.hint) : rest.hint}
        error={it.question ? point : (rest.error ?? point)}
        onChange={({ target }) => it.type(target.value)}
        onBlur={(event) => {
          it.leave();
          rest.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          it.onKeyDown(event);
          if (!event.defaultPrevented) rest.onKeyDown?.(event);
        }}
      />
      {it.question && (
        <Row as="fieldset" ref={it.choices} className={styles.choices} aria-label={it.point}>
          {it.question.map((each) => (
            <Button key={each} size="small" onClick={() => it.choose(each)}>
              {writeFigure(each, figure, it.locale)}
            </Button>
          ))}
        </Row>
      )}
    </div>
  );
}
