import { type ChangeEvent, useRef } from 'react';
import { Button, Icon } from 'shared-kit/ui';
import { UploadIcon } from '../../icons.sprite.ts';

type Props = {
  label: string;
  /** What the file is for; read out after the label. */
  of: string;
  types: readonly string[];
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
};

/** A button that opens the file picker; on a phone, that offers the camera too. */
export function FileChoice({ label, of, types, multiple = false, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        data-testid={`file of ${of}`}
        accept={types.join()}
        multiple={multiple}
        onChange={choose}
      />
      <Button size="small" aria-label={`${label}: ${of}`} onClick={() => field.current?.click()}>
        <Icon of={UploadIcon} size="small" />
        <span>{label}</span>
      </Button>
    </>
  );
}
